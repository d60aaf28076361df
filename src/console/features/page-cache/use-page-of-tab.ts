import { useMemo, type RefObject } from "react";
import type { Words } from "../../../contract/text.ts";
import type { Page } from "../../../web/page/page.tsx";
import { goTo, openPage } from "../../routing/navigation.ts";
import { hrefOf, setDirty, setSearch, setTitle, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { useClosing } from "../../tabs/use-closing.ts";

const tabNow = (id: string): Tab | undefined => useTabs.getState().tabs.find((tab) => tab.id === id);

/** A query as the address bar shows it; empty without members. */
const searchOf = (query: URLSearchParams): string => (query.size === 0 ? "" : `?${query}`);

/** What a page may know and do. Only its own query makes it a new object: other tabs' changes and a switch do not. */
export function usePageOfTab(id: string, root: RefObject<HTMLElement | null>): Page {
  const path = useTabs((state) => state.tabs.find((tab) => tab.id === id)?.path ?? "");
  const search = useTabs((state) => state.tabs.find((tab) => tab.id === id)?.search ?? "");
  const closing = useClosing();
  const actions = useMemo(
    () => ({
      setQuery: (next: URLSearchParams) => {
        const tab = tabNow(id);
        if (!tab || tab.search === searchOf(next)) return;
        useTabs.setState((state) => setSearch(state, id, searchOf(next)));
        // A hidden page's late change must not bring it to the front.
        if (useTabs.getState().activeId === id)
          goTo(hrefOf({ path: tab.path, search: searchOf(next) }), { isReplacing: true });
      },
      open: openPage,
      close: () => void closing.close(id),
      setDirty: (isDirty: boolean) =>
        useTabs.setState((state) => (tabNow(id)?.isDirty === isDirty ? state : setDirty(state, id, isDirty))),
      setTitle: (title: Words | undefined) => useTabs.setState((state) => setTitle(state, id, title)),
    }),
    [id, closing],
  );
  return useMemo(
    () => ({
      id,
      path,
      query: new URLSearchParams(search),
      root,
      ...actions,
      // Read when asked for: as a value it would draw a page again at every switch.
      get isActive() {
        return useTabs.getState().activeId === id;
      },
    }),
    [id, path, search, root, actions],
  );
}
