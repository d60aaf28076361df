import { call } from "../../web/api/call.ts";
import type { Holiday } from "../../web/lookups/holidays.ts";
import { calendarCalls } from "./calendar.ts";
import { COUNTRY_WORDS, KIND_WORDS } from "./calendar-words.ts";

/** A year of all countries, as date pickers show it. */
export async function loadHolidays(year: number): Promise<readonly Holiday[]> {
  const { days } = await call(calendarCalls.holiday, { year });
  return days.map(({ country, date, kind, name, nameEn, nameLo }) => ({
    date,
    isWorkday: kind === "workday",
    country: COUNTRY_WORDS[country],
    kind: KIND_WORDS[kind],
    name: { zh: name, en: nameEn || name, lo: nameLo || name },
  }));
}
