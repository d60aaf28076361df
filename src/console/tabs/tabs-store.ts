import { create } from "zustand";
import { forgetScrollPlaces, restoreScrollPlaces, saveScrollPlaces } from "./scroll-memory.ts";
import { forgetTabs, restoreTabs, saveTabs } from "./tabs-storage.ts";
import { activeTab, NO_TABS, type Tab, type TabsState } from "./tabs.ts";

export const useTabs = create<TabsState>(() => NO_TABS);

export const useActiveTab = (): Tab | undefined => useTabs(activeTab);

let keptFor: string | undefined;
let stopKeeping: (() => void) | undefined;

/** Restores the user's tabs of this window, and saves them from now on. */
export function keepTabs(user: string): void {
  stopKeeping?.();
  keptFor = user;
  restoreScrollPlaces(sessionStorage, user);
  useTabs.setState(restoreTabs(sessionStorage, user), true);
  stopKeeping = useTabs.subscribe((state) => saveTabs(sessionStorage, user, state));
}

/** Drops the tabs and stops saving, so that nothing that still happens while leaving is saved. */
export function dropTabs(): void {
  stopKeeping?.();
  stopKeeping = undefined;
  keptFor = undefined;
  useTabs.setState(NO_TABS, true);
  forgetTabs(sessionStorage);
  forgetScrollPlaces(sessionStorage);
}

/** Saves the scroll positions of all pages; called when the window may be about to close. */
export function saveScroll(): void {
  if (keptFor === undefined) return;
  saveScrollPlaces(sessionStorage, keptFor, new Set(useTabs.getState().tabs.map((tab) => tab.id)));
}
