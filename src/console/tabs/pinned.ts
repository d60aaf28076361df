import { MOST_TITLE } from "../../contract/preferences/personal.ts";
import { inEach } from "../../contract/text.ts";
import { onChoice } from "../../web/preferences/choices.ts";
import { personal } from "../../web/preferences/personal.ts";
import { NO_TABS, setPinned, withPinned, type Tab, type TabsState, type Visit } from "./tabs.ts";
import { useTabs } from "./tabs-store.ts";

/*
 * Pinned tabs follow the person (preference `pinnedTabs`): in the next browser they stand there, in another window they appear.
 */

type Pinned = ReturnType<typeof personal.read<"pinnedTabs">>;

/** A menu's page is pinned as such, a detail page at its address. */
const addressOf = ({ path, search, isDetail }: Tab) => ({ path, search: isDetail ? search : "" });
const keyOf = ({ path, search }: { readonly path: string; readonly search: string }): string => path + search;

const titled = ({ title }: Pick<Tab, "title">) =>
  title === undefined ? {} : { title: inEach((language) => title[language].slice(0, MOST_TITLE)) };

const pinnedOf = (state: TabsState): Pinned =>
  state.tabs
    .filter((tab) => tab.isPinned)
    .map((tab) => ({
      ...addressOf(tab),
      ...titled(tab),
    }));

const isSame = (a: Pinned, b: Pinned): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Keeps tabs and preference the same from now on. `pageAt` gives undefined for what this person may not open. Gives back how to stop. */
export function followPinned(pageAt: (path: string, search: string) => Visit | undefined): () => void {
  let seen: Pinned = [];
  const takeOver = () => {
    const chosen = personal.read("pinnedTabs");
    if (isSame(chosen, seen)) return;
    seen = chosen;
    const keys = new Set(chosen.map(keyOf));
    useTabs.setState((state) => {
      const kept = state.tabs
        .filter((tab) => tab.isPinned && !keys.has(keyOf(addressOf(tab))))
        .reduce((present, tab) => setPinned(present, tab.id, false), state);
      return withPinned(
        kept,
        chosen.flatMap(({ path, search, title }) => {
          const page = pageAt(path, search);
          return page?.canClose === true ? [{ ...page, title: typeof title === "string" ? undefined : title }] : [];
        }),
      );
    });
  };
  const giveBack = (state: TabsState, before: TabsState) => {
    const now = pinnedOf(state);
    if (state === NO_TABS || state.tabs === before.tabs || isSame(now, pinnedOf(before))) return;
    // What this person may not open at the moment stays pinned for the day they may again.
    const closed = seen.filter(({ path, search }) => pageAt(path, search) === undefined);
    seen = [...now, ...closed];
    if (!isSame(seen, personal.read("pinnedTabs"))) personal.write("pinnedTabs", seen);
  };
  takeOver();
  const stops = [onChoice(takeOver), useTabs.subscribe(giveBack)];
  return () => stops.forEach((stop) => stop());
}
