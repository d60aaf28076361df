import { scriptData } from "../../contract/html/escape.ts";
import { freshCache, type FreshCache } from "../../server/database/changes/fresh-cache.ts";
import type { Services } from "../../server/services.ts";
import { CALENDAR_RECORDS, type StoredDay } from "./calendar.ts";
import { storedDays } from "./stored-days.server.ts";

type Needs = Pick<Services, "database" | "changes">;

/**
 * A script that sets `window.holidays`, by country and day: `holidays.CN["2026-10-01"].kind`. Names are escaped (W6).
 */
export function scriptOf(days: readonly StoredDay[]): string {
  const holidays: Record<string, Record<string, object>> = { CN: {}, LA: {} };
  for (const { country, date, ...what } of days) (holidays[country] ??= {})[date] = what;
  return `window.holidays = ${scriptData(holidays)};\n`;
}

/** The text of `/file/js/holiday.js`, cached until a day changes: anybody may request it. */
export function holidayScript({ database, changes }: Needs): () => Promise<string> {
  const cache: FreshCache<{ readonly text: string }> = freshCache({ max: 1, ttlMs: 1_000 }, async () => ({
    text: scriptOf(await storedDays(database)),
  }));
  changes.on(CALENDAR_RECORDS.table, () => cache.drop());
  return async () => (await cache.get("all"))?.text ?? scriptOf([]);
}
