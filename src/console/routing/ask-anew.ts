import { loadDictionaries } from "../../modules/dictionary/load-dictionaries.web.ts";
import { forgetHolidays } from "../../web/lookups/holidays.ts";
import { queryClient } from "../query-client.ts";

/**
 * Before a page is made anew: whatever it shows is asked for again, however short ago it was asked. What it showed may stand until the
 * answers are there; other pages are not asked about before they are looked at.
 */
export function askAnew(): void {
  void queryClient.invalidateQueries({ refetchType: "none" });
  forgetHolidays();
  loadDictionaries().catch(() => undefined); // what is offered stays; the page's own calls say what is wrong
}
