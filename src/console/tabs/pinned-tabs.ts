import { MAX_TITLE } from "../../contract/preferences/personal.ts";
import { inEach } from "../../contract/text.ts";
import { onPreferenceChange } from "../../web/preferences/preference-changes.ts";
import { personal } from "../../web/preferences/personal.ts";
import { NO_TABS, setPinned, withPinned, type Tab, type TabsState, type Visit } from "./tabs.ts";
import { useTabs } from "./tabs-store.ts";

/*
 * Pinned tabs belong to the person (preference `pinnedTabs`) and appear in their other windows and browsers.
 */

type Pinned = ReturnType<typeof personal.read<"pinnedTabs">>;

/** A page of the menu is pinned without its query, a detail page with it. */
const addressOf = ({ path, search, isDetail }: Tab) => ({ path, search: isDetail ? search : "" });
const keyOf = ({ path, search }: { readonly path: string; readonly search: string }): string => path + search;

const titled = ({ title }: Pick<Tab, "title">) =>
  title === undefined ? {} : { title: inEach((language) => title[language].slice(0, MAX_TITLE)) };

const pinnedOf = (state: TabsState): Pinned =>
  state.tabs
    .filter((tab) => tab.isPinned)
    .map((tab) => ({
      ...addressOf(tab),
      ...titled(tab),
    }));

const isSame = (a: Pinned, b: Pinned): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps pinned tabs and the preference equal. `pageAt` returns undefined for an address this person may not open.
 * Returns the function that stops it.
 */
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
    // A page this person may not open now stays pinned, in case they may again later.
    const closed = seen.filter(({ path, search }) => pageAt(path, search) === undefined);
    seen = [...now, ...closed];
    if (!isSame(seen, personal.read("pinnedTabs"))) personal.write("pinnedTabs", seen);
  };
  takeOver();
  const stops = [onPreferenceChange(takeOver), useTabs.subscribe(giveBack)];
  return () => stops.forEach((stop) => stop());
}
