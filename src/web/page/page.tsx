import { createContext, use, useEffect, type RefObject } from "react";
import type { Words } from "../../contract/text.ts";

/**
 * Where a screen stands: its tab, its part of the address and what it may do to them. Screens use this and never the router, so
 * that a hidden tab is not drawn again when the address changes.
 */
export interface Page {
  /** Names the tab; two tabs never share one. */
  readonly id: string;
  readonly path: string;
  /** As it was when the page was last shown; stays while another tab is in front. */
  readonly query: URLSearchParams;
  /** Replaces the query in the address without leaving the page or adding a step to the history. */
  setQuery(next: URLSearchParams): void;
  readonly isActive: boolean;
  /** Opens a path, in the tab it already has if there is one. */
  open(path: string): void;
  /** Closes this page's tab; asks first if there is unsaved text. */
  close(): void;
  setDirty(isDirty: boolean): void;
  /** The tab's own words, such as the record's name; undefined goes back to the menu's. In all languages: a tab outlives a change of it. */
  setTitle(title: Words | undefined): void;
  /** The page's own element: popups are put into it so that they hide with it. */
  readonly root: RefObject<HTMLElement | null>;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error("usePage outside a page");
  return page;
}

/** Calls the page's tab so, for as long as the page does not say otherwise. */
export function useTitle(title: Words | undefined): void {
  const { setTitle } = usePage();
  const { zh, lo, en } = title ?? {};
  useEffect(() => {
    setTitle(zh === undefined || lo === undefined || en === undefined ? undefined : { zh, lo, en });
  }, [setTitle, zh, lo, en]);
}
