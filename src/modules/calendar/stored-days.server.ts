import { createHash } from "node:crypto";
import { newRecordId } from "../../server/database/record-id.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import type { StoredDay } from "./calendar.ts";
import type { CalendarDay, Country, DayChange } from "./calendar-day.ts";
import type { CalendarTables } from "./calendar-tables.server.ts";

/** Stored days in ascending order; without `year` of all years, without `country` of all countries. */
export async function storedDays(on: Queryable, year?: number, country?: Country): Promise<StoredDay[]> {
  let query = on.as<CalendarTables>().selectFrom("calendar_day").selectAll().orderBy("day").orderBy("country");
  if (year !== undefined) query = query.where("day", ">=", `${year}-01-01`).where("day", "<=", `${year}-12-31`);
  if (country !== undefined) query = query.where("country", "=", country);
  return (await query.execute()).map((row) => ({
    country: row.country,
    date: row.day,
    kind: row.kind,
    name: row.name,
    nameEn: row.name_en,
    nameLo: row.name_lo,
  }));
}

/** Fingerprint of a country's year; equal days give an equal revision. */
export const revisionOf = (days: readonly CalendarDay[]): string =>
  createHash("sha256")
    .update(JSON.stringify(days.map(({ date, kind, name, nameEn, nameLo }) => [date, kind, name, nameEn, nameLo])))
    .digest("hex")
    .slice(0, 32);

/** Writes the changes of a country's days. `by` is a user id; null for the shipped days. */
export async function writeChanges(
  trx: DatabaseTransaction,
  country: Country,
  changes: readonly DayChange[],
  { by, now }: { readonly by: string | null; readonly now: number },
): Promise<void> {
  const db = trx.as<CalendarTables>();
  const at = new Date(now).toISOString();
  const columns = (day: CalendarDay) => ({
    kind: day.kind,
    name: day.name,
    name_en: day.nameEn,
    name_lo: day.nameLo,
    updated_at: at,
    updated_by: by,
  });
  const removed = changes.flatMap(({ date, after }) => (after ? [] : [date]));
  if (removed.length > 0)
    await db.deleteFrom("calendar_day").where("country", "=", country).where("day", "in", removed).execute();
  for (const { date, before, after } of changes)
    if (before && after)
      await db
        .updateTable("calendar_day")
        .set((column) => ({ ...columns(after), version: column("version", "+", 1) }))
        .where("country", "=", country)
        .where("day", "=", date)
        .execute();
  const added = changes.flatMap(({ date, before, after }) =>
    before || !after
      ? []
      : [
          {
            ...columns(after),
            id: newRecordId(now),
            country,
            day: date,
            created_at: at,
            created_by: by,
            version: 1,
          },
        ],
  );
  if (added.length > 0) await db.insertInto("calendar_day").values(added).execute();
}
