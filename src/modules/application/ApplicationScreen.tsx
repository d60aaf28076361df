import { Segmented } from "antd";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { usePage } from "../../web/page/page.tsx";
import { application } from "./application.ts";
import { OPEN_STATES, type ApplicationState } from "./application-state.ts";
import { SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";

const inStates = (...states: readonly ApplicationState[]) => states.map((state) => ["state.in", state] as const);

/**
 * The list with the reviewers' views. A view is a set of filters in the page's query, so it can be linked and restored.
 */
export function ApplicationScreen() {
  const t = useText();
  const { query, setQuery } = usePage();
  const ownId = useOwnId();
  const views = {
    // First, because it is shown at first: on a phone its end of the row is the one in sight.
    all: [],
    open: inStates(...OPEN_STATES),
    mine: [["reviewer.in", ownId ?? ""] as const, ...inStates("inReview", "resubmitted")],
    returned: inStates("returned"),
    decided: inStates("approved", "rejected"),
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
