import { sql } from "kysely";
import type { Module } from "../../src/crud/define-module.ts";
import { insertRows } from "../../src/crud/repository/write.server.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { newRecordId } from "../../src/server/database/record-id.ts";
import type { WrittenInSome } from "./texts.server.ts";

type Values = Readonly<Record<string, unknown>>;

/** A text under the names of its three columns. */
export const columnsOf = (name: string, { zh, lo, en }: WrittenInSome): Record<string, string | null> => ({
  [name]: zh ?? null,
  [`${name}Lo`]: lo ?? null,
  [`${name}En`]: en ?? null,
});

/** The ids of divisions by their codes. */
export async function divisionIds(
  trx: DatabaseTransaction,
  codes: readonly (string | undefined)[],
): Promise<ReadonlyMap<string | undefined, string>> {
  const { rows } = await sql<{ id: string; value: string }>`
    select id, value from division where value = any(${codes}::text[]) and deleted_at is null`.execute(
    trx.as<unknown>(),
  );
  return new Map(rows.map(({ id, value }) => [value, id]));
}

/** Inserts rows without an author; resolves to their ids in the given order. */
export async function putRows(
  trx: DatabaseTransaction,
  module: Module,
  values: readonly Values[],
  now: number,
): Promise<string[]> {
  const rows = values.map((each) => ({ id: newRecordId(now), values: each }));
  await insertRows(trx, module, rows, { by: null, at: new Date(now).toISOString() });
  return rows.map(({ id }) => id);
}

/** The same, and each row is as old as its publication. */
export async function putPublished(
  trx: DatabaseTransaction,
  module: Module,
  values: readonly Values[],
  now: number,
): Promise<string[]> {
  const ids = await putRows(trx, module, values, now);
  await sql`update ${sql.table(module.table)} set created_at = published_at, updated_at = published_at
      where id = any(${ids}::text[]) and published_at is not null`.execute(trx.as<unknown>());
  return ids;
}
