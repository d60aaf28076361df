import { create } from "zustand";
import { forgetScroll, restoreScroll, saveScroll } from "./scroll-memory.ts";
import { forgetTabs, restoreTabs, saveTabs } from "./tabs-storage.ts";
import { activeTab, NO_TABS, type Tab, type TabsState } from "./tabs.ts";

export const useTabs = create<TabsState>(() => NO_TABS);

export const useActiveTab = (): Tab | undefined => useTabs(activeTab);

let keptFor: string | undefined;
let stopKeeping: (() => void) | undefined;

/** Brings back the user's tabs of this window, and keeps them from now on. */
export function keepTabs(user: string): void {
  stopKeeping?.();
  keptFor = user;
  restoreScroll(sessionStorage, user);
  useTabs.setState(restoreTabs(sessionStorage, user), true);
  stopKeeping = useTabs.subscribe((state) => saveTabs(sessionStorage, user, state));
}

/** Nothing of them stays, and nothing that still happens on the way out is kept. */
export function dropTabs(): void {
  stopKeeping?.();
  stopKeeping = undefined;
  keptFor = undefined;
  useTabs.setState(NO_TABS, true);
  forgetTabs(sessionStorage);
  forgetScroll(sessionStorage);
}

/** The window may go at any moment now: what the pages remember of their scrolling is written down. */
export function keepScroll(): void {
  if (keptFor === undefined) return;
  saveScroll(sessionStorage, keptFor, new Set(useTabs.getState().tabs.map((tab) => tab.id)));
}
