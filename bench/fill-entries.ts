import { sql } from "kysely";
import type { Database } from "../src/server/database/database.ts";

/** Adds dictionary entries in a group of their own until there are `count`, with real words for the search. */
export async function fillEntries(database: Database, count: number): Promise<void> {
  const db = database.as<unknown>();
  const { rows } = await sql<{
    present: number;
  }>`select count(*) as present from dictionary_entry where value like 'bench%'`.execute(db);
  if ((rows[0]?.present ?? 0) >= count) return;
  const group = "00000000-0000-7000-8000-00000000bead";
  await sql`insert into dictionary_group (id, code, name, created_at, updated_at) values (${group}, 'bench', '测量', now(), now()) on conflict do nothing`.execute(
    db,
  );
  const step = 2_000; // the embedded database aborts a statement after five seconds
  for (let from = 0; from < count; from += step) {
    await sql`
      insert into dictionary_entry (id, group_id, value, label, label_en, sort, is_active, created_at, updated_at, search)
      select '00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'), ${group}, 'bench' || n, '普洱茶叶' || n, 'Tea ' || n, n % 1000, n % 7 <> 0, now(), now(),
        array_to_tsvector(array['普', '洱', '茶', '叶', '普洱', '洱茶', '茶叶', 'tea', n::text])
      from generate_series(${from + 1}::int, ${Math.min(from + step, count)}::int) as n`.execute(db);
  }
  await database.longWork(120_000, (client) => client.query("vacuum (analyze) dictionary_entry"));
}
