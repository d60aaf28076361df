import { useMemo, type RefObject } from "react";
import type { Words } from "../../../contract/text.ts";
import type { Page } from "../../../web/page/page.tsx";
import { unsavedMarks } from "../../../web/page/unsaved-marks.ts";
import { catchBack } from "../../routing/caught-back.ts";
import { goTo, openPage } from "../../routing/navigation.ts";
import { hrefOf, setDirty, setSearch, setTitle, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { useClosing } from "../../tabs/use-closing.ts";

const tabNow = (id: string): Tab | undefined => useTabs.getState().tabs.find((tab) => tab.id === id);

const MOVES = { in: "stepIn", out: "stepOut" } as const;

/** A query string with its `?`; empty without parameters. */
const searchOf = (query: URLSearchParams): string => (query.size === 0 ? "" : `?${query}`);

/**
 * The `Page` of a tab. The object changes only with the tab's own path or query, so changes of other tabs and a switch
 * render no page.
 */
export function usePageOfTab(id: string, root: RefObject<HTMLElement | null>): Page {
  const path = useTabs((state) => state.tabs.find((tab) => tab.id === id)?.path ?? "");
  const search = useTabs((state) => state.tabs.find((tab) => tab.id === id)?.search ?? "");
  const closing = useClosing();
  const mark = useMemo(
    () =>
      unsavedMarks((isUnsaved) =>
        useTabs.setState((state) => (tabNow(id)?.isDirty === isUnsaved ? state : setDirty(state, id, isUnsaved))),
      ),
    [id],
  );
  const actions = useMemo(
    () => ({
      setQuery: (next: URLSearchParams, step?: "in" | "out") => {
        const tab = tabNow(id);
        if (!tab || tab.search === searchOf(next)) return;
        useTabs.setState((state) => setSearch(state, id, searchOf(next)));
        // A late update by a hidden page must not bring that page to the front.
        if (useTabs.getState().activeId === id)
          goTo(hrefOf({ path: tab.path, search: searchOf(next) }), step ? MOVES[step] : "replace");
      },
      open: openPage,
      close: () => void closing.close(id),
      setDirty: mark,
      catchBack: (caught: (() => void) | undefined) => catchBack(id, caught),
      setTitle: (title: Words | undefined) => useTabs.setState((state) => setTitle(state, id, title)),
    }),
    [id, closing, mark],
  );
  return useMemo(
    () => ({
      id,
      path,
      query: new URLSearchParams(search),
      root,
      ...actions,
      // A getter, because a plain value would render the page again at every switch of tabs.
      get isActive() {
        return useTabs.getState().activeId === id;
      },
    }),
    [id, path, search, root, actions],
  );
}
