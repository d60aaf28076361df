import { create } from "zustand";
import { keepInTab } from "../../web/preferences/keep-in-tab.ts";

export const ROLE_TABS = ["data", "rights", "members"] as const;
export type RoleTab = (typeof ROLE_TABS)[number];

const KEY = "terrace.role.tabs";
const LONGEST = 50; // remembered roles

type TabsByRole = Readonly<Record<string, RoleTab>>;

const isTab = (value: unknown): value is RoleTab => ROLE_TABS.some((tab) => tab === value);

function kept(): TabsByRole {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(Object(read) as object).filter(([, tab]) => isTab(tab))) as TabsByRole;
  } catch {
    return {}; // malformed
  }
}

const useShown = create<TabsByRole>(() => kept());

/**
 * The visible tab of a role. Not in the address, so that a role has one tab of the console whichever part it was opened
 * at.
 */
export const useShownTab = (id: string | undefined): RoleTab =>
  useShown((shown) => (id === undefined ? undefined : shown[id]) ?? "data");

export function showTab(id: string, tab: RoleTab): void {
  const { [id]: _, ...others } = useShown.getState();
  const next = Object.fromEntries([...Object.entries(others), [id, tab]].slice(-LONGEST)) as TabsByRole;
  useShown.setState(next, true);
  keepInTab(KEY, JSON.stringify(next));
}
