import { Segmented } from "antd";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Row } from "../../crud/use-crud.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { usePage } from "../../web/page/page.tsx";
import { application } from "./application.ts";
import { APPLICATION_STATES, OPEN_STATES, type ApplicationState } from "./application-state.ts";
import { SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { StateTag } from "./StateTag.tsx";

function State({ row }: { readonly row: Row }) {
  const value: unknown = Object.entries(row).find(([name]) => name === "state")?.[1];
  const state = APPLICATION_STATES.find((each) => each === value);
  return state ? <StateTag state={state} /> : null;
}
const CELLS: Cells = { state: Object.assign(State, { width: 130 }) };

const among = (...states: readonly ApplicationState[]) => states.map((state) => ["state.in", state] as const);

/** The list with the views reviewers work in; each is a filter, so that it stands in the address like any other. */
export function ApplicationScreen() {
  const t = useText();
  const { query, setQuery } = usePage();
  const ownId = useOwnId();
  const views = {
    open: among(...OPEN_STATES),
    mine: [["reviewer.in", ownId ?? ""] as const, ...among("inReview", "resubmitted")],
    returned: among("returned"),
    decided: among("approved", "rejected"),
    all: [],
  } as const;
  const asked = [...query].filter(([name]) => /^(state|reviewer)\./.test(name)).map((pair) => pair.join("="));
  const shown = (Object.keys(views) as (keyof typeof views)[]).find((name) => {
    const wanted = views[name].map((pair) => pair.join("="));
    return wanted.length === asked.length && wanted.every((each) => asked.includes(each));
  });
  return (
    <ListScreen
      module={application}
      cells={CELLS}
      headingActions={
        <Segmented
          aria-label={t(TEXTS.views)}
          value={shown ?? ""}
          options={(Object.keys(views) as (keyof typeof views)[]).map((name) => ({
            value: name,
            label: t(TEXTS[name]),
          }))}
          onChange={(name) =>
            setQuery(new URLSearchParams(views[name as keyof typeof views].map(([key, value]) => [key, value])))
          }
        />
      }
    />
  );
}
