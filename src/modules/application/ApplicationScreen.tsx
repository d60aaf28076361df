import { Segmented } from "antd";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Row } from "../../crud/use-crud.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { usePage } from "../../web/page/page.tsx";
import { storedAs } from "../../crud/define-module.ts";
import { application } from "./application.ts";
import { APPLICATION_STATES, OPEN_STATES, type ApplicationState } from "./application-state.ts";
import { SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { StateTag } from "./StateTag.tsx";

function State({ row }: { readonly row: Row }) {
  const value = storedAs(application, row).state;
  const state = APPLICATION_STATES.find((each) => each === value);
  return state ? <StateTag state={state} /> : null;
}
const CELLS: Cells = { state: Object.assign(State, { width: 130 }) };

const inStates = (...states: readonly ApplicationState[]) => states.map((state) => ["state.in", state] as const);

/**
 * The list with the reviewers' views. A view is a set of filters in the page's query, so it can be linked and restored.
 */
export function ApplicationScreen() {
  const t = useText();
  const { query, setQuery } = usePage();
  const ownId = useOwnId();
  const views = {
    open: inStates(...OPEN_STATES),
    mine: [["reviewer.in", ownId ?? ""] as const, ...inStates("inReview", "resubmitted")],
    returned: inStates("returned"),
    decided: inStates("approved", "rejected"),
    all: [],
  } as const;
  const names = Object.keys(views) as (keyof typeof views)[];
  const current = [...query].filter(([name]) => /^(state|reviewer)\./.test(name)).map((pair) => pair.join("="));
  const shown = names.find((name) => {
    const filters = views[name].map((pair) => pair.join("="));
    return filters.length === current.length && filters.every((filter) => current.includes(filter));
  });
  return (
    <ListScreen
      module={application}
      cells={CELLS}
      headingActions={
        <Segmented
          aria-label={t(TEXTS.views)}
          value={shown ?? ""}
          options={names.map((name) => ({ value: name, label: t(TEXTS[name]) }))}
          onChange={(name) => setQuery(new URLSearchParams(views[name as keyof typeof views].map((pair) => [...pair])))}
        />
      }
    />
  );
}
