import { call } from "../../web/api/call.ts";
import type { Holiday } from "../../web/lookups/holidays.ts";
import { calendarCalls } from "./calendar.ts";
import { COUNTRY_WORDS, dayName, KIND_WORDS } from "./calendar-words.ts";

/** A year's holidays in all countries, as date pickers show them. */
export async function loadHolidays(year: number): Promise<readonly Holiday[]> {
  const { days } = await call(calendarCalls.holiday, { year });
  return days.map((day) => ({
    date: day.date,
    isWorkday: day.kind === "workday",
    country: COUNTRY_WORDS[day.country],
    kind: KIND_WORDS[day.kind],
    name: dayName(day),
  }));
}
