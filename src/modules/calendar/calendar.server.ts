import { sql } from "kysely";
import type { Arguments } from "../../contract/endpoint.ts";
import { Failure, invalidField } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { defineTexts, inEach } from "../../contract/text.ts";
import { announceRecords } from "../../crud/repository/table-change.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { LOCKS } from "../../server/database/advisory-locks.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import {
  CALENDAR_PAGE,
  CALENDAR_RECORDS,
  calendarCalls,
  MAY_CHANGE,
  type CalendarYear,
  type StoredDay,
} from "./calendar.ts";
import { countsOf, differences, type CalendarDay, type Country } from "./calendar-day.ts";
import { COUNTRY_WORDS, dayWords } from "./calendar-words.ts";
import { exportYear, readCalendarFile } from "./calendar-file.server.ts";
import { revisionOf, storedDays, writeChanges } from "./stored-days.server.ts";

export { holidayScript } from "./holiday-script.server.ts";
export { seedCalendar } from "./seed-calendar.server.ts";

const texts = defineTexts("calendar-refused", {
  noCountry: { zh: "请选择国家", lo: "ກະລຸນາເລືອກປະເທດ", en: "Choose a country" },
  otherYear: { zh: "此日期不在所选年份内", lo: "ວັນທີນີ້ບໍ່ຢູ່ໃນປີທີ່ເລືອກ", en: "This day is in another year" },
  twice: { zh: "此日期出现了两次", lo: "ວັນທີນີ້ມີສອງຄັ້ງ", en: "Duplicate date" },
});

/** Routes of the calendar (§7 "holiday"). */
export const calendarRoutes = (services: Services): Route[] =>
  routes(calendarCalls, {
    holiday: async (args, { caller }) =>
      args.days === undefined
        ? yearOf(await storedDays(services.database, args.year, args.country), args)
        : save(services, { ...args, days: args.days }, caller),
    readFile: ({ year }, { files, language }) => readCalendarFile(files[0], year, language),
    exportYear: async ({ year, country }, { language }) =>
      exportYear(await storedDays(services.database, year, country), { year, country, language }),
  });

type Year = Pick<Arguments<typeof calendarCalls.holiday>, "year" | "country">;

const yearOf = (days: readonly StoredDay[], { year, country }: Year): CalendarYear => ({
  year,
  days: [...days],
  revision: country === undefined ? "" : revisionOf(days),
  added: 0,
  changed: 0,
  removed: 0,
});

/** Checks across days: all in the year, none twice (ST-05). Throws `invalidInput`. */
function check(days: readonly CalendarDay[], year: number): void {
  const seen = new Set<string>();
  for (const [at, { date }] of days.entries()) {
    const words = !date.startsWith(`${year}-`) ? texts.otherYear : seen.has(date) ? texts.twice : undefined;
    if (words) throw invalidField(`days[${at}].date`, words);
    seen.add(date);
  }
}

/**
 * Replaces a country's year in one transaction. Throws `changedMeanwhile` with the current year if `revision` is
 * outdated (RE-16).
 */
async function save(
  services: Services,
  { year, country, days, revision }: Arguments<typeof calendarCalls.holiday> & { readonly days: CalendarDay[] },
  caller: Caller,
): Promise<CalendarYear> {
  if (!hasAny(caller.permissions, MAY_CHANGE)) throw new Failure("notPermitted");
  if (country === undefined) throw invalidField("country", texts.noCountry);
  check(days, year);
  const { changes, clock, database } = services;
  return inTransaction(database, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.calendar)})`.execute(trx.as<unknown>());
    const before = await storedDays(trx, year, country);
    const due = differences(before, days);
    // A repeated save finds nothing to change and succeeds (RE-17).
    if (revision && due.length > 0 && revision !== revisionOf(before))
      throw new Failure("changedMeanwhile", { current: yearOf(before, { year, country }) });
    await writeChanges(trx, country, due, { by: caller.userId, now: clock.now() });
    if (due.length > 0) {
      const id = idOf(country, year);
      const logged = (side: "before" | "after") =>
        Object.fromEntries(due.map((each) => [each.date, each[side] ? dayWords(each[side]) : null]));
      const title = inEach((language) => `${COUNTRY_WORDS[country][language]} ${year}`);
      const entry = { action: "update", module: CALENDAR_PAGE.path, recordId: id, title };
      await recordAudit(trx, services, caller, [{ ...entry, before: logged("before"), after: logged("after") }]);
      await announceRecords(changes, trx, CALENDAR_RECORDS, { ids: [id], verb: "updated", actor: caller });
    }
    return {
      ...yearOf(await storedDays(trx, year, country), { year, country }),
      ...countsOf(due),
    };
  });
}

/** Record id in pushes and the activity log: a country's year. */
const idOf = (country: Country, year: number): string => `${country}-${year}`;
