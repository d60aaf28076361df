import { sql } from "kysely";
import type { FieldIssue } from "../../contract/errors.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { columnOf } from "../table/columns.server.ts";
import type { Module } from "../define-module.ts";
import { REFUSALS } from "../table/refusals.ts";

export const MAX_DEPTH = 20; // AZ-11

/** Moves in one tree wait for each other: two that are right alone can make a loop together (AZ-11). */
export const holdTree = (trx: DatabaseTransaction, module: Module) =>
  sql`select pg_advisory_xact_lock(hashtext(${module.table}))`.execute(trx.as<unknown>());

/** Records, among those just moved or added, that now stand in a loop or in a branch deeper than 20 levels. */
export async function misplaced(
  trx: DatabaseTransaction,
  module: Module,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!module.tree) return new Set();
  const [table, parent] = [sql.table(module.table), sql.ref(columnOf(module.tree.parent))];
  const { rows } = await sql<{ start: string }>`
    with recursive
      up(start, id, level) as (
        select id, ${parent}, 1 from ${table} where id = any(${ids}::text[])
        union all select up.start, t.${parent}, up.level + 1 from up join ${table} t on t.id = up.id where up.level <= ${MAX_DEPTH}),
      down(start, id, level) as (
        select id, id, 0 from ${table} where id = any(${ids}::text[])
        union all select down.start, t.id, down.level + 1 from down join ${table} t on t.${parent} = down.id and t.deleted_at is null where down.level <= ${MAX_DEPTH})
    select up.start from up join down on down.start = up.start group by up.start having max(up.level) + max(down.level) > ${MAX_DEPTH}`.execute(
    trx.as<unknown>(),
  );
  return new Set(rows.map(({ start }) => start));
}

export const misplacedIssue = (module: Module): FieldIssue => ({
  field: module.properties.find(({ name }) => name === module.tree?.parent)?.wireName ?? "",
  words: REFUSALS.loop,
  parameters: { max: MAX_DEPTH },
});
