import { createContext, use, useEffect, type RefObject } from "react";
import type { Words } from "../../contract/text.ts";

/**
 * A screen's tab and its part of the address. Screens use this and never the router, so that a hidden tab is not
 * rendered again when the address changes.
 */
export interface Page {
  /** Unique id of the tab. */
  readonly id: string;
  readonly path: string;
  /** The query when the page was last in front; it stays while another tab is. */
  readonly query: URLSearchParams;
  /**
   * Replaces the query in the address without leaving the page. `in` adds an entry to the history, for what opens over
   * the page and Back closes; `out` leaves that entry. Without them none is added.
   */
  setQuery(next: URLSearchParams, step?: "in" | "out"): void;
  /** Called in place of Back out of an entry that `setQuery` added; undefined: Back is not held up. */
  catchBack(caught: (() => void) | undefined): void;
  readonly isActive: boolean;
  /** Opens a path, in its existing tab if there is one. */
  open(path: string): void;
  /** Closes this page's tab; asks first when there are unsaved changes. */
  close(): void;
  /** Says whether something typed in the page itself, or in a dialog above it, is not saved. */
  setDirty(isDirty: boolean, where?: "page" | "dialog"): void;
  /**
   * The tab's title, such as the record's name; undefined restores the menu's. In all languages: a tab outlives a
   * change of language.
   */
  setTitle(title: Words | undefined): void;
  /** The page's element: popups are mounted in it so that they hide with it. */
  readonly root: RefObject<HTMLElement | null>;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error("usePage outside a page");
  return page;
}

/** Sets the tab's title while the component is mounted. */
export function useTitle(title: Words | undefined): void {
  const { setTitle } = usePage();
  const { zh, lo, en } = title ?? {};
  useEffect(() => {
    setTitle(zh === undefined || lo === undefined || en === undefined ? undefined : { zh, lo, en });
  }, [setTitle, zh, lo, en]);
}
