import { sql } from "kysely";
import { searchTokens } from "../../crud/search/search-vector.server.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { division } from "./division.ts";
import { shippedDivisions } from "./shipped-divisions.server.ts";

const ROWS_AT_ONCE = 500; // on a slow machine, too, a statement ends well within its limit (RL-04)

interface Present {
  readonly value: string;
  readonly id: string;
  readonly isLiving: boolean;
}

/**
 * Adds the shipped divisions whose codes are not there. What people keep under a code stays as they made it; what they deleted does
 * not come back, nor does anything below it. Only the order of rows nobody ever touched is brought in step.
 */
export async function seedDivisions(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  const { rows: present } = await sql<Present>`
    select value, id, deleted_at is null as "isLiving" from division`.execute(trx.as<unknown>());
  const taken = new Set(present.map(({ value }) => value));
  const ids = new Map(present.filter(({ isLiving }) => isLiving).map(({ value, id }) => [value, id]));
  const last = new Map<string, number>();
  const added: object[] = [];
  const places: { code: string; sort: number }[] = [];
  for (const { code, parent, zh, en, lo } of await shippedDivisions()) {
    const sort = (last.get(parent) ?? 0) + 10;
    last.set(parent, sort);
    if (taken.has(code)) {
      places.push({ code, sort });
      continue;
    }
    const parentId = parent === "" ? null : ids.get(parent);
    if (parentId === undefined) continue;
    const id = newRecordId(clock.now());
    ids.set(code, id);
    const named = { value: code, name: zh || null, nameEn: en || null, nameLo: lo || null };
    added.push({ ...named, id, parentId, sort, search: searchTokens(division, named).join(" ") });
  }
  if (added.length === 0) return;
  // As one parameter: thousands of rows with a parameter each would cost every first start two seconds more.
  for (let start = 0; start < added.length; start += ROWS_AT_ONCE)
    await sql`
      insert into division (id, parent_id, value, name, name_en, name_lo, sort, is_active, version, created_at, updated_at, search)
      select id, "parentId", value, name, "nameEn", "nameLo", sort, true, 1, ${at}::timestamptz, ${at}::timestamptz, array_to_tsvector(string_to_array(search, ' '))
      from jsonb_to_recordset(${JSON.stringify(added.slice(start, start + ROWS_AT_ONCE))}::jsonb)
        as row(id text, "parentId" text, value text, name text, "nameEn" text, "nameLo" text, sort integer, search text)`.execute(
      trx.as<unknown>(),
    );
  await sql`
    update division set sort = place.sort
    from unnest(${places.map(({ code }) => code)}::text[], ${places.map(({ sort }) => sort)}::int[]) as place(code, sort)
    where value = place.code and version = 1 and updated_by is null`.execute(trx.as<unknown>());
}
