import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { calendarSeed } from "./calendar.seed.ts";
import { COUNTRIES, differences, type CalendarDay } from "./calendar-day.ts";
import { writeChanges } from "./stored-days.server.ts";
import { daysBetween } from "./year-days.ts";

/** Inserts the shipped holidays and make-up working days. */
export async function seedCalendar(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  for (const country of COUNTRIES) {
    const days = calendarSeed[country].flatMap(({ kind, name, from, to = from }) =>
      daysBetween(from, to).map((date): CalendarDay => ({
        date,
        kind,
        name: name.zh,
        nameEn: name.en,
        nameLo: name.lo,
      })),
    );
    await writeChanges(trx, country, differences([], days), { by: null, now: clock.now() });
  }
}
