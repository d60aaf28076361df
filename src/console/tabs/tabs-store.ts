import { create } from "zustand";
import { forgetTabs, restoreTabs, saveTabs } from "./tabs-storage.ts";
import { activeTab, NO_TABS, type Tab, type TabsState } from "./tabs.ts";

export const useTabs = create<TabsState>(() => NO_TABS);

export const useActiveTab = (): Tab | undefined => useTabs(activeTab);

let stopKeeping: (() => void) | undefined;

/** Brings back the user's tabs of this window, and keeps them from now on. */
export function keepTabs(user: string): void {
  stopKeeping?.();
  useTabs.setState(restoreTabs(sessionStorage, user), true);
  stopKeeping = useTabs.subscribe((state) => saveTabs(sessionStorage, user, state));
}

/** Nothing of them stays, and nothing that still happens on the way out is kept. */
export function dropTabs(): void {
  stopKeeping?.();
  stopKeeping = undefined;
  useTabs.setState(NO_TABS, true);
  forgetTabs(sessionStorage);
}
