import { hrefOf, type Tab, type TabsState } from "./tabs.ts";

/*
 * Closing tabs (§2 "Tab context menu"). The Dashboard never goes; a pinned tab only when it is closed by name.
 */

/** What is left, and where to go then. */
export interface Closed {
  readonly state: TabsState;
  readonly goTo?: string;
}

/** Tabs gone, and the address to go to if the one in front is among them: the last remaining, or the root (§2). */
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

/** The tabs around one that closing them would take: neither it, nor the Dashboard, nor pinned ones. */
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

/** The one named stays, and comes to the front if the one in front went. */
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
