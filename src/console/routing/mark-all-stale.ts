import { loadDictionaries } from "../../modules/dictionary/load-dictionaries.web.ts";
import { forgetHolidays } from "../../web/lookups/holidays.ts";
import { queryClient } from "../query-client.ts";

/**
 * Marks everything as stale before a page is rendered anew, however recent it is. Visible data stays until the answers
 * arrive; hidden pages refetch when they come to the front.
 */
export function markAllStale(): void {
  void queryClient.invalidateQueries({ refetchType: "none" });
  forgetHolidays();
  loadDictionaries().catch(() => undefined); // on failure the options stay; the page's own calls report the error
}
