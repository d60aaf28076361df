import { hrefOf, type Tab, type TabsState } from "./tabs.ts";

/*
 * Closing tabs (§2 "Tab context menu"). The Dashboard cannot be closed; a pinned tab only by its own menu.
 */

/** The remaining tabs, and the address to go to if the active tab was closed. */
export interface Closed {
  readonly state: TabsState;
  readonly goTo?: string;
}

/** Removes tabs; if the active one is among them, leads to the last remaining tab, or to the root (§2). */
const without = (state: TabsState, isGone: (tab: Tab) => boolean): Closed => {
  const tabs = state.tabs.filter((tab) => !tab.canClose || !isGone(tab));
  if (tabs.length === state.tabs.length) return { state };
  if (tabs.some((tab) => tab.id === state.activeId)) return { state: { ...state, tabs } };
  const last = tabs.at(-1);
  return {
    state: { ...state, tabs, activeId: null },
    ...(state.activeId === null ? {} : { goTo: last ? hrefOf(last) : "/" }),
  };
};

export const close = (state: TabsState, id: string): Closed => without(state, (tab) => tab.id === id);

export type Around = "others" | "left" | "right";

/**
 * The tabs that closing "others", "left" or "right" of one removes: neither that one, nor the Dashboard, nor pinned
 * ones.
 */
export const tabsAround = (state: TabsState, id: string, side: Around): readonly Tab[] => {
  const at = state.tabs.findIndex((tab) => tab.id === id);
  return state.tabs.filter(
    (tab, index) =>
      tab.canClose &&
      !tab.isPinned &&
      index !== at &&
      (side === "others" || (side === "left" ? index < at : index > at)),
  );
};

/** Closes the tabs around one, which becomes active if the active tab was closed. */
export function closeAround(state: TabsState, id: string, side: Around): Closed {
  const gone = new Set(tabsAround(state, id, side));
  const closed = without(state, (tab) => gone.has(tab));
  const stays = closed.state.tabs.find((tab) => tab.id === id);
  return closed.goTo !== undefined && stays ? { ...closed, goTo: hrefOf(stays) } : closed;
}

export const closeAll = (state: TabsState): Closed => ({
  state: { ...without(state, (tab) => !tab.isPinned).state, activeId: null },
  goTo: "/",
});
