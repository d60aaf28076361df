import { loadDictionaries } from "../modules/dictionary/load-dictionaries.web.ts";
import { forgetHolidays } from "../web/lookups/holidays.ts";
import { queryClient } from "./query-client.ts";

/**
 * Marks queries as stale without refetching, however recent they are: visible data stays until the person asks for
 * more, hidden pages refetch when they come to the front.
 */
export const markStale = (queryKey?: readonly string[]): void =>
  void queryClient.invalidateQueries({ ...(queryKey ? { queryKey } : {}), refetchType: "none" });

/** Open forms get new dictionary entries at once; for an unchanged dictionary the answer is a 304 (RL-07). */
export const reloadDictionaries = (): void => void loadDictionaries().catch(() => undefined); // on failure the options stay; the page's own calls report the error

/** Marks everything as stale: before a page is rendered anew, and after changes may have been missed. */
export function markAllStale(): void {
  markStale();
  forgetHolidays();
  reloadDictionaries();
}
