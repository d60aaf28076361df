import { sql, type SqlBool } from "kysely";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { columnOf } from "../../record/columns.server.ts";
import type { PendingRecord } from "../../record/pending-record.server.ts";
import type { SaveTarget } from "../../save.server.ts";
import { titleColumns } from "./same-title-in-batches.server.ts";

/** A new record with the title of another, which may be the same thing once more. */
export interface SameTitle {
  readonly record: PendingRecord;
  /** The other one, where it is new, too; absent: it is stored. */
  readonly other?: PendingRecord;
}

/** The new records whose title a stored one has, or another new one. */
export async function sameTitlesAmong(
  trx: DatabaseTransaction,
  { module, repository, caller }: SaveTarget,
  added: readonly PendingRecord[],
): Promise<readonly SameTitle[]> {
  const found = new Set<PendingRecord>();
  const others = new Map<PendingRecord, PendingRecord>();
  for (const { name } of titleColumns(module)) {
    const byTitle = Map.groupBy(
      added.filter(({ values }) => typeof values[name] === "string"),
      ({ values }) => values[name] as string,
    );
    for (const [first, second, ...more] of byTitle.values()) {
      if (!first || !second) continue;
      if (!others.has(first)) others.set(first, second);
      for (const each of [second, ...more]) if (!others.has(each)) others.set(each, first);
    }
    const condition = sql<SqlBool>`deleted_at is null and ${sql.ref(columnOf(name))} = any(${[...byTitle.keys()]}::text[])`;
    const stored = byTitle.size === 0 ? [] : await repository.for(caller).where(trx, condition);
    for (const row of stored) for (const record of byTitle.get(row[name] as string) ?? []) found.add(record);
  }
  return [...[...found].map((record) => ({ record })), ...[...others].map(([record, other]) => ({ record, other }))];
}
