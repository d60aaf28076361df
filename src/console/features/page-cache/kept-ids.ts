import type { TabsState } from "../../tabs/tabs.ts";

/** Highest number of kept pages; twenty pages of 50 rows were measured at 360 MB. */
const KEPT_PAGES = 20;

/**
 * Ids of the tabs whose pages are kept: the active one, then the most recently used that may be kept, up to the limit.
 * A page with unsaved text is never dropped. A tab restored after a reload has no page before it is visited.
 */
export function keptIds(state: TabsState, limit = KEPT_PAGES): ReadonlySet<string> {
  const candidates = state.tabs.filter((tab) => tab.id !== state.activeId && tab.isKept && tab.usedAt > 0);
  const byUse = candidates.toSorted((a, b) => b.usedAt - a.usedAt);
  const room = state.activeId === null ? limit : limit - 1;
  const kept = byUse.filter((tab, index) => index < room || tab.isDirty).map((tab) => tab.id);
  return new Set(state.activeId === null ? kept : [state.activeId, ...kept]);
}
