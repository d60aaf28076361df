import { sql } from "kysely";
import { defineTexts } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { columnOf } from "../record/columns.server.ts";
import type { PendingRecord, RecordError } from "../record/pending-record.server.ts";
import { wireNameOf, type Module } from "../define-module.ts";

const REFUSALS = defineTexts("refusal", {
  loop: {
    zh: "上级不能是自己或自己的下级，层级不能超过 {max} 级",
    lo: "ບໍ່ສາມາດຂຶ້ນກັບຕົວເອງ ຫຼື ລະດັບລຸ່ມຂອງຕົວເອງ ແລະ ບໍ່ເກີນ {max} ລະດັບ",
    en: "A record cannot be its own parent or child. Maximum {max} levels",
  },
});

export const MAX_DEPTH = 20; // AZ-11

const movedIn = ({ tree }: Module, pending: readonly PendingRecord[]): string[] =>
  pending.flatMap(({ id, values }) => (tree && typeof values[tree.parent] === "string" ? [id] : []));

/** An update of the parent alone is logged as a move. */
export const verbOf = ({ tree }: Module, values: PendingRecord["values"]): string =>
  tree && Object.keys(values).join() === tree.parent ? "move" : "update";

const loopAt = (module: Module, index: number): RecordError => ({
  index,
  field: wireNameOf(module, module.tree?.parent ?? ""),
  words: REFUSALS.loop,
  parameters: { max: MAX_DEPTH },
});

/** Checked before writing, because the table may have a check constraint against a record that is its own parent. */
export const findSelfParents = (module: Module, pending: readonly PendingRecord[]): RecordError[] =>
  pending.flatMap(({ id, values }, index) =>
    module.tree && values[module.tree.parent] === id ? [loopAt(module, index)] : [],
  );

/** Serialises moves in one tree: two that are valid alone can form a cycle together (AZ-11). */
export async function lockTree(
  trx: DatabaseTransaction,
  module: Module,
  pending: readonly PendingRecord[],
): Promise<void> {
  if (movedIn(module, pending).length > 0)
    await sql`select pg_advisory_xact_lock(hashtext(${module.table}))`.execute(trx.as<unknown>());
}

/** Errors of records that now are in a cycle or deeper than 20 levels. */
export async function findInvalidPositions(
  trx: DatabaseTransaction,
  module: Module,
  pending: readonly PendingRecord[],
): Promise<RecordError[]> {
  const ids = movedIn(module, pending);
  if (!module.tree || ids.length === 0) return [];
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
  const wrong = new Set(rows.map(({ start }) => start));
  return pending.flatMap(({ id }, index) => (wrong.has(id) ? [loopAt(module, index)] : []));
}
