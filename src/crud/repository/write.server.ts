import { sql } from "kysely";
import { recordAudit, type AuditAuthor } from "../../server/audit/audit.ts";
import type { Clock } from "../../server/clock.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { insertMany, updateMany } from "../../server/database/write-rows.ts";
import type { Module } from "../define-module.ts";
import { bodyVector } from "../search/body.server.ts";
import { searchVector } from "../search/search-vector.server.ts";
import { auditEntry, type AuditedChange } from "./audited-change.server.ts";
import { columnOf, selectionOf, type Row, type RowValues } from "../record/columns.server.ts";
import { withJoins, writeJoins } from "./write-joins.server.ts";
import { announceRecords } from "./table-change.server.ts";

/** A record to insert. Its id is made before, so that records of one file can refer to each other. */
export type NewRow = { readonly id: string; readonly values: RowValues };

/** A stored record and its new values. */
export type ChangedRow = { readonly before: Row; readonly values: RowValues };

/** Writes records of a module within a transaction, and announces each change. */
export interface Writes {
  insert(trx: DatabaseTransaction, rows: readonly NewRow[], by: string): Promise<Row[]>;
  update(trx: DatabaseTransaction, changed: readonly ChangedRow[], by: string): Promise<Row[]>;
  /**
   * Adds changes to the activity log, in the same transaction. `by` is null for the program itself, at a set time.
   * Verbs of a module that write through its repository call it too.
   */
  audit(trx: DatabaseTransaction, by: AuditAuthor | null, changes: readonly AuditedChange[]): Promise<void>;
  moveToBin(trx: DatabaseTransaction, ids: readonly string[], by: string): Promise<void>;
  restoreFromBin(trx: DatabaseTransaction, ids: readonly string[], by: string): Promise<void>;
}

/**
 * The given values by column. If a searched value is among them, includes `search` and `body`, built from the whole
 * record.
 */
function columnsOf(module: Module, values: RowValues, whole: RowValues = values): Record<string, unknown> {
  const given = module.properties.filter(({ name, property }) => values[name] !== undefined && !property.join);
  const columns = Object.fromEntries(given.map(({ name }) => [columnOf(name), values[name]]));
  const isSearched = given.some(({ fieldName }) => module.list.search.includes(fieldName));
  const isWritten = given.some(({ fieldName }) => module.list.body?.includes(fieldName));
  return {
    ...columns,
    ...(isSearched ? { search: searchVector(module, whole) } : {}),
    ...(isWritten ? { body: bodyVector(module, whole) } : {}),
  };
}

/** Inserts records without announcing them, for seeding. `at` as ISO 8601; `by` null for the program itself. */
export async function insertRows(
  trx: DatabaseTransaction,
  module: Module,
  added: readonly NewRow[],
  { by, at }: { readonly by: string | null; readonly at: string },
): Promise<Row[]> {
  const system = { version: 1, created_at: at, created_by: by, updated_at: at, updated_by: by };
  const rows = added.map(({ id, values }) => ({ ...columnsOf(module, values), id, ...system }));
  const stored = await insertMany<Row>(trx, module.table, rows, selectionOf(module));
  await writeJoins(trx, module, added, { by, at });
  return withJoins(module, stored, added);
}

/** Returns the updated rows by id. */
async function updateRows(
  trx: DatabaseTransaction,
  module: Module,
  changed: readonly ChangedRow[],
  { by, at }: { readonly by: string; readonly at: string },
): Promise<ReadonlyMap<string, Row>> {
  const updates = changed.map(({ before, values }) => ({
    id: before.id,
    columns: { ...columnsOf(module, values, { ...before, ...values }), updated_at: at, updated_by: by },
  }));
  const types = new Map<string, string>(
    module.properties.map(({ name, property }) => [columnOf(name), property.column]),
  );
  types.set("updated_at", "timestamptz");
  const updated = await updateMany<Row>(trx, module.table, updates, types, selectionOf(module));
  return new Map(updated.map((row) => [row.id, row]));
}

export function writesOf(module: Module, services: { readonly changes: Changes; readonly clock: Clock }): Writes {
  const { changes, clock } = services;
  const now = () => new Date(clock.now()).toISOString();
  const setDeleted = async (
    trx: DatabaseTransaction,
    ids: readonly string[],
    { isDeleted, by }: { readonly isDeleted: boolean; readonly by: string },
  ) => {
    const at = now();
    await sql`update ${sql.table(module.table)} set deleted_at = ${isDeleted ? at : null}, updated_at = ${at}, updated_by = ${by}, version = version + 1 where id = any(${ids}::text[])`.execute(
      trx.as<unknown>(),
    );
    await announceRecords(changes, trx, module, { ids, verb: isDeleted ? "removed" : "added", byId: by });
  };
  return {
    async insert(trx, added, by) {
      const stored = await insertRows(trx, module, added, { by, at: now() });
      await announceRecords(changes, trx, module, { ids: added.map(({ id }) => id), verb: "added", byId: by });
      return stored;
    },
    async update(trx, changed, by) {
      const joins = changed.map(({ before, values }) => ({ id: before.id, before, values }));
      await writeJoins(trx, module, joins, { by, at: now() });
      const written = await updateRows(trx, module, changed, { by, at: now() });
      const stored = changed.map(({ before }) => written.get(before.id) as Row);
      // One notice for all rows of a file: each notice reaches every instance and every open list.
      await announceRecords(changes, trx, module, { ids: stored.map(({ id }) => id), verb: "updated", byId: by });
      return stored;
    },
    audit: (trx, by, done) =>
      recordAudit(
        trx,
        services,
        by,
        done.map((change) => auditEntry(module, change)),
      ),
    moveToBin: (trx, ids, by) => setDeleted(trx, ids, { isDeleted: true, by }),
    restoreFromBin: (trx, ids, by) => setDeleted(trx, ids, { isDeleted: false, by }),
  };
}
