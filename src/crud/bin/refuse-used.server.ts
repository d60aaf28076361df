import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { Words } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { columnOf } from "../table/columns.server.ts";
import { targetOf } from "../table/target.ts";

/** Names the records that still refer to the one to be deleted. */
export const usedBy = (record: Words): Words => ({
  zh: `仍被“${record.zh}”使用，不能删除`,
  lo: `ຍັງຖືກໃຊ້ຢູ່ໃນ “${record.lo}”, ບໍ່ສາມາດລຶບໄດ້`,
  en: `Used by ${record.en}, so it cannot be deleted`,
});

/**
 * Throws `inUse`, with the kind of the referring records, when a living record outside `ids` refers to one of the
 * records.
 */
export async function refuseWhileUsed(
  trx: DatabaseTransaction,
  module: Module,
  ids: readonly string[],
  modules: readonly Module[],
): Promise<void> {
  for (const other of new Set([module, ...modules])) {
    for (const { name, property } of other.properties) {
      if (!property.source || targetOf(other, property.source)?.path !== module.path) continue;
      const own = other.path === module.path ? sql`and o.id <> all(${ids}::text[])` : sql``;
      const { join } = property;
      if (join?.allowsRemoval) continue;
      const using = join
        ? sql`exists (select 1 from ${sql.table(join.table)} j where j.${sql.ref(join.from)} = o.id and j.${sql.ref(join.to)} = any(${ids}::text[]))`
        : sql`o.${sql.ref(columnOf(name))} = any(${ids}::text[])`;
      const { rows } =
        await sql`select 1 from ${sql.table(other.table)} o where ${using} and o.deleted_at is null ${own} limit 1`.execute(
          trx.as<unknown>(),
        );
      if (rows.length > 0) throw new Failure("inUse", { words: usedBy(other.record) });
    }
  }
}
