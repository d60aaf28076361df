import { sql, type SqlBool } from "kysely";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { columnOf } from "../../repository/columns.server.ts";
import type { PendingRecord } from "../../repository/pending-record.server.ts";
import type { SaveTarget } from "../../repository/save.server.ts";

/** New records whose title a stored one has: they may be the same thing once more. */
export async function namesakesAmong(
  trx: DatabaseTransaction,
  { module, repository, caller }: SaveTarget,
  added: readonly PendingRecord[],
): Promise<readonly PendingRecord[]> {
  const found = new Set<PendingRecord>();
  for (const { name, fieldName, property } of module.properties) {
    if (fieldName !== module.recordTitle || property.column !== "text" || property.source) continue;
    const titles = added.flatMap(({ values }) => (typeof values[name] === "string" ? [values[name]] : []));
    const condition = sql<SqlBool>`deleted_at is null and ${sql.ref(columnOf(name))} = any(${titles}::text[])`;
    const stored = titles.length === 0 ? [] : await repository.for(caller).where(trx, condition);
    const known = new Set(stored.map((row) => row[name]));
    for (const record of added) if (known.has(record.values[name])) found.add(record);
  }
  return [...found];
}
