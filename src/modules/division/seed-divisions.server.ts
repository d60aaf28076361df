import { sql } from "kysely";
import { searchTokens } from "../../crud/search/search-vector.server.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { division } from "./division.ts";
import { shippedDivisions, type ShippedDivision } from "./shipped-divisions.server.ts";

const BATCH_SIZE = 500; // rows; keeps a statement within its time limit on slow machines (RL-04)

interface Names {
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameLo: string | null;
}

interface Present extends Names {
  readonly value: string;
  readonly id: string;
  readonly isLiving: boolean;
  /** Nobody has edited the row: it has its shipped values. */
  readonly isUntouched: boolean;
}

const searchOf = (value: string, names: Names): string => searchTokens(division, { value, ...names }).join(" ");

/** The names that a row gets: of one that people saved, only those that are missing. */
function namesFor(row: Present, { zh, en, lo }: ShippedDivision): Names {
  const shipped = { name: zh, nameEn: en, nameLo: lo };
  if (row.isUntouched) return shipped;
  return { name: row.name ?? zh, nameEn: row.nameEn ?? en, nameLo: row.nameLo ?? lo };
}

/**
 * Adds shipped divisions whose codes are missing, and missing names of those that exist. Edited names are kept, deleted
 * divisions and their descendants are not added again, and names and order are updated only in rows that nobody has
 * edited.
 */
export async function seedDivisions(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  const { rows } = await sql<Present>`
    select value, id, name, name_en as "nameEn", name_lo as "nameLo", deleted_at is null as "isLiving",
      version = 1 and updated_by is null as "isUntouched"
    from division`.execute(trx.as<unknown>());
  const present = Map.groupBy(rows, ({ value }) => value);
  const ids = new Map(rows.filter(({ isLiving }) => isLiving).map(({ value, id }) => [value, id]));
  const last = new Map<string, number>();
  const added: object[] = [];
  const named: object[] = [];
  const places: { code: string; sort: number }[] = [];
  for (const shipped of await shippedDivisions()) {
    const { code, parent, zh, en, lo } = shipped;
    const sort = (last.get(parent) ?? 0) + 10;
    last.set(parent, sort);
    const there = present.get(code);
    if (there) {
      places.push({ code, sort });
      for (const row of there) {
        const names = namesFor(row, shipped);
        if (names.name !== row.name || names.nameEn !== row.nameEn || names.nameLo !== row.nameLo)
          named.push({ ...names, id: row.id, search: searchOf(code, names) });
      }
      continue;
    }
    const parentId = parent === "" ? null : ids.get(parent);
    if (parentId === undefined) continue;
    const id = newRecordId(clock.now());
    ids.set(code, id);
    const names = { name: zh, nameEn: en, nameLo: lo };
    added.push({ ...names, value: code, id, parentId, sort, search: searchOf(code, names) });
  }
  // Each batch is one JSON parameter: with a parameter per value the first start takes two seconds longer.
  for (let start = 0; start < added.length; start += BATCH_SIZE)
    await sql`
      insert into division (id, parent_id, value, name, name_en, name_lo, sort, is_active, version, created_at, updated_at, search)
      select id, "parentId", value, name, "nameEn", "nameLo", sort, true, 1, ${at}::timestamptz, ${at}::timestamptz, array_to_tsvector(string_to_array(search, ' '))
      from jsonb_to_recordset(${JSON.stringify(added.slice(start, start + BATCH_SIZE))}::jsonb)
        as row(id text, "parentId" text, value text, name text, "nameEn" text, "nameLo" text, sort integer, search text)`.execute(
      trx.as<unknown>(),
    );
  for (let start = 0; start < named.length; start += BATCH_SIZE)
    await sql`
      update division set name = row.name, name_en = row."nameEn", name_lo = row."nameLo", search = array_to_tsvector(string_to_array(row.search, ' '))
      from jsonb_to_recordset(${JSON.stringify(named.slice(start, start + BATCH_SIZE))}::jsonb)
        as row(id text, name text, "nameEn" text, "nameLo" text, search text)
      where division.id = row.id`.execute(trx.as<unknown>());
  if (added.length === 0) return;
  await sql`
    update division set sort = place.sort
    from unnest(${places.map(({ code }) => code)}::text[], ${places.map(({ sort }) => sort)}::int[]) as place(code, sort)
    where value = place.code and version = 1 and updated_by is null`.execute(trx.as<unknown>());
}
