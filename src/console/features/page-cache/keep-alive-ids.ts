import type { TabsState } from "../../tabs/tabs.ts";

/** Highest number of keep-alive pages; twenty pages of 50 rows were measured at 360 MB. */
const KEEP_ALIVE_PAGES = 20;

/**
 * Ids of the tabs whose pages stay alive: the active one, then the most recently used that may be kept, up to the
 * limit. A page with unsaved text is never dropped, not even one marked noCache. A tab restored after a reload has no
 * page before it is visited.
 */
export function keepAliveIds(state: TabsState, limit = KEEP_ALIVE_PAGES): ReadonlySet<string> {
  const candidates = state.tabs.filter(
    (tab) => tab.id !== state.activeId && (tab.isKept || tab.isDirty) && tab.usedAt > 0,
  );
  const byUse = candidates.toSorted((a, b) => b.usedAt - a.usedAt);
  const room = state.activeId === null ? limit : limit - 1;
  const kept = byUse.filter((tab, index) => index < room || tab.isDirty).map((tab) => tab.id);
  return new Set(state.activeId === null ? kept : [state.activeId, ...kept]);
}
