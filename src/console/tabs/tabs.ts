import type { Words } from "../../contract/text.ts";

/*
 * State of the visited pages (§2 "Tab bar"). Functions take a state and return the next. The address bar leads: a
 * function that changes the active tab returns the address to go to.
 */

export interface Tab {
  /** Stays the same when the query changes. */
  readonly id: string;
  readonly path: string;
  /**
   * True for a page whose addresses are different pages, such as an edit form. A page of the menu is one page, whatever
   * its filters.
   */
  readonly isDetail: boolean;
  /** Present query with its `?`; empty without one. */
  readonly search: string;
  /** False for the Dashboard (§2). */
  readonly canClose: boolean;
  /** Shown narrow after the Dashboard; "close others" and "close all" keep it. */
  readonly isPinned: boolean;
  /** False for pages marked noCache, which are dropped when they are left and hold no unsaved text. */
  readonly isKept: boolean;
  /** Title set by the page, in all languages, because a page that is not rendered cannot translate it later. */
  readonly title?: Words | undefined;
  readonly isDirty: boolean;
  /** Increases with every refresh; a new number renders the page anew. */
  readonly generation: number;
  /** Value of `steps` when the tab was last active; for the limit of keep-alive pages. */
  readonly usedAt: number;
}

export interface TabsState {
  readonly tabs: readonly Tab[];
  /** Null if the address is not a page (404, 401). */
  readonly activeId: string | null;
  /** The address that is not a page, while no tab is active. */
  readonly stray: string;
  readonly steps: number;
}

export const NO_TABS: TabsState = { tabs: [], activeId: null, stray: "", steps: 0 };

/** True while any page holds unsaved text. */
export const hasUnsaved = ({ tabs }: TabsState): boolean => tabs.some((tab) => tab.isDirty);

const sorted = (search: string): string => {
  const query = new URLSearchParams(search);
  query.sort();
  return query.toString();
};

/** The tab of an address. */
export const tabAt = (state: TabsState, path: string, search: string): Tab | undefined => {
  const query = sorted(search);
  return state.tabs.find((tab) => tab.path === path && (!tab.isDetail || sorted(tab.search) === query));
};

/**
 * Id of a new tab. The plain id may still belong to a detail page that was opened as "new" and saved since; then a
 * number is added.
 */
const freeId = (state: TabsState, path: string, search: string, isDetail: boolean): string => {
  const query = isDetail ? sorted(search) : "";
  const plain = query === "" ? path : `${path}?${query}`;
  let id = plain;
  for (let count = 2; state.tabs.some((tab) => tab.id === id); count++) id = `${plain}#${count}`;
  return id;
};

export const hrefOf = (tab: Pick<Tab, "path" | "search">): string => tab.path + tab.search;
export const activeTab = (state: TabsState): Tab | undefined => state.tabs.find((tab) => tab.id === state.activeId);

const change = (state: TabsState, id: string, changes: (tab: Tab) => Partial<Tab>): TabsState => {
  if (!state.tabs.some((tab) => tab.id === id)) return state;
  return { ...state, tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, ...changes(tab) } : tab)) };
};

export interface Visit {
  readonly path: string;
  readonly search: string;
  readonly isDetail: boolean;
  readonly isKept: boolean;
  readonly canClose: boolean;
  /** A new tab stands after the active one instead of at the end. */
  readonly isBeside?: boolean;
}

const freshTab = (visited: Omit<Visit, "isBeside">): Omit<Tab, "id"> => ({
  ...visited,
  isPinned: false,
  isDirty: false,
  generation: 0,
  usedAt: 0,
});

/** After the active tab and all pinned ones. */
const withBeside = ({ tabs, activeId }: TabsState, opened: Tab): readonly Tab[] => {
  const active = tabs.findIndex(({ id }) => id === activeId);
  const fixed = tabs.findLastIndex(({ isPinned, canClose }) => isPinned || !canClose);
  return active < 0 ? [...tabs, opened] : tabs.toSpliced(Math.max(active, fixed) + 1, 0, opened);
};

/** The address now shows this page: activates its tab, or adds one at the end or after the active one. */
export function visit(state: TabsState, { path, search, isDetail, isKept, canClose, isBeside }: Visit): TabsState {
  const steps = state.steps + 1;
  const there = tabAt(state, path, search);
  if (there)
    return { ...change(state, there.id, () => ({ search, isKept, usedAt: steps })), activeId: there.id, steps };
  const id = freeId(state, path, search, isDetail);
  const opened: Tab = { ...freshTab({ path, search, isDetail, isKept, canClose }), id, usedAt: steps };
  const added = isBeside ? withBeside(state, opened) : [...state.tabs, opened];
  return { ...state, tabs: canClose ? added : [opened, ...state.tabs], activeId: id, steps };
}

/** The address is not a page, so no tab is active. */
export const visitNone = (state: TabsState, path: string): TabsState =>
  state.activeId === null && state.stray === path ? state : { ...state, activeId: null, stray: path };

/** Address to go to for a path without a query: an open tab of that path keeps its query. */
export const addressOf = (state: TabsState, target: string): string => {
  const tab = state.tabs.find((each) => each.path === target && !each.isDetail);
  return tab ? hrefOf(tab) : target;
};

/** Renders the page of a tab anew; unsaved text is dropped. */
export const refresh = (state: TabsState, id: string): TabsState =>
  change(state, id, (tab) => ({ generation: tab.generation + 1, isDirty: false }));

export const setSearch = (state: TabsState, id: string, search: string): TabsState =>
  change(state, id, () => ({ search }));
export const setDirty = (state: TabsState, id: string, isDirty: boolean): TabsState =>
  change(state, id, () => ({ isDirty }));

const isSame = (a: Words | undefined, b: Words | undefined): boolean =>
  a?.zh === b?.zh && a?.lo === b?.lo && a?.en === b?.en;

export const setTitle = (state: TabsState, id: string, title: Words | undefined): TabsState =>
  isSame(state.tabs.find((tab) => tab.id === id)?.title, title) ? state : change(state, id, () => ({ title }));

/** Group of a tab: 0 the Dashboard, 1 pinned, 2 the others. Tabs are moved only within their group. */
const rank = (tab: Tab): number => (tab.canClose ? (tab.isPinned ? 1 : 2) : 0);
const ranked = (tabs: readonly Tab[]): readonly Tab[] => tabs.toSorted((a, b) => rank(a) - rank(b));

/** Moves a tab before another, or to the end (null), within its group. */
export function move(state: TabsState, id: string, beforeId: string | null): TabsState {
  const moved = state.tabs.find((tab) => tab.id === id);
  if (!moved?.canClose || id === beforeId) return state;
  const others = state.tabs.filter((tab) => tab !== moved);
  const wanted = others.findIndex((tab) => tab.id === beforeId);
  const at = wanted === -1 ? others.length : wanted;
  return { ...state, tabs: ranked([...others.slice(0, at), moved, ...others.slice(at)]) };
}

/** Moves a tab by one place within its group. */
export function step(state: TabsState, id: string, by: -1 | 1): TabsState {
  const at = state.tabs.findIndex((tab) => tab.id === id);
  return move(state, id, state.tabs[by === -1 ? at - 1 : at + 2]?.id ?? null);
}

/** A newly pinned tab comes last among the pinned, an unpinned one first among the others. */
export function setPinned(state: TabsState, id: string, isPinned: boolean): TabsState {
  const tab = state.tabs.find((each) => each.id === id);
  if (!tab?.canClose || tab.isPinned === isPinned) return state;
  const others = state.tabs.filter((each) => each !== tab);
  const ends = others.filter((each) => rank(each) < 2).length;
  return { ...state, tabs: [...others.slice(0, ends), { ...tab, isPinned }, ...others.slice(ends)] };
}

/**
 * Adds tabs that were pinned earlier or elsewhere, not rendered before they are visited; `title` as the page last set
 * it.
 */
export const withPinned = (
  state: TabsState,
  pinned: readonly (Visit & { readonly title?: Words | undefined })[],
): TabsState =>
  pinned.reduce((present, { title, ...visited }) => {
    const there = tabAt(present, visited.path, visited.search);
    if (there) return setPinned(present, there.id, true);
    const id = freeId(present, visited.path, visited.search, visited.isDetail);
    return setPinned({ ...present, tabs: [...present.tabs, { ...freshTab(visited), id, title }] }, id, true);
  }, state);
