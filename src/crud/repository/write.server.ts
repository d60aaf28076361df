import { sql } from "kysely";
import { recordAudit, type Actor } from "../../server/audit/audit.ts";
import type { Clock } from "../../server/clock.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { insertMany, updateMany } from "../../server/database/write-rows.ts";
import type { Module } from "../define-module.ts";
import { bodyVector } from "../search/body.server.ts";
import { searchVector } from "../search/search-vector.server.ts";
import { auditEntry, type WrittenRow } from "./audit-entry.server.ts";
import { columnOf, selectionOf, type Row, type RowValues } from "../record/columns.server.ts";
import { withJoins, writeJoins } from "./write-joins.server.ts";
import { announceRecords } from "./table-change.server.ts";

/** A record to insert. Its id is made before, so that records of one file can refer to each other. */
export interface NewRow {
  readonly id: string;
  readonly values: RowValues;
  /** The action in the activity log; `add` without it. */
  readonly action?: string;
}

/** A stored record and its new values. */
export interface ChangedRow extends Pick<WrittenRow, "details"> {
  readonly before: Row;
  readonly values: RowValues;
  /** The action in the activity log; `update` without it. */
  readonly action?: string;
}

/** Writes records of a module within a transaction, logs each change and announces it. */
export interface Writes {
  insert(trx: DatabaseTransaction, rows: readonly NewRow[], actor: Actor): Promise<Row[]>;
  update(trx: DatabaseTransaction, changed: readonly ChangedRow[], actor: Actor): Promise<Row[]>;
  moveToBin(trx: DatabaseTransaction, rows: readonly Row[], actor: Actor): Promise<void>;
  restoreFromBin(trx: DatabaseTransaction, rows: readonly Row[], actor: Actor): Promise<void>;
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

/** Inserts records without announcing them, for seeding. `at` as ISO 8601; `by` an account, null for the program itself. */
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
  { by, at }: { readonly by: string | null; readonly at: string },
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
  const log = (trx: DatabaseTransaction, written: readonly WrittenRow[], actor: Actor) =>
    recordAudit(
      trx,
      services,
      actor,
      written.map((row) => auditEntry(module, row)),
    );
  const setDeleted = async (
    trx: DatabaseTransaction,
    rows: readonly Row[],
    { isDeleted, actor }: { readonly isDeleted: boolean; readonly actor: Actor },
  ) => {
    const ids = rows.map(({ id }) => id);
    const [at, by] = [now(), actor?.userId ?? null];
    await sql`update ${sql.table(module.table)} set deleted_at = ${isDeleted ? at : null}, updated_at = ${at}, updated_by = ${by}, version = version + 1 where id = any(${ids}::text[])`.execute(
      trx.as<unknown>(),
    );
    const [verb, action] = isDeleted ? (["removed", "delete"] as const) : (["added", "restore"] as const);
    await announceRecords(changes, trx, module, { ids, verb, actor });
    await log(
      trx,
      rows.map((row) => ({ action, row })),
      actor,
    );
  };
  return {
    async insert(trx, added, actor) {
      const stored = await insertRows(trx, module, added, { by: actor?.userId ?? null, at: now() });
      await announceRecords(changes, trx, module, { ids: added.map(({ id }) => id), verb: "added", actor });
      const rows = added.map(({ action = "add", values }, index) => ({ action, values, row: stored[index] as Row }));
      await log(trx, rows, actor);
      return stored;
    },
    async update(trx, changed, actor) {
      const joins = changed.map(({ before, values }) => ({ id: before.id, before, values }));
      const write = { by: actor?.userId ?? null, at: now() };
      await writeJoins(trx, module, joins, write);
      const written = await updateRows(trx, module, changed, write);
      const rows = changed.map(({ action = "update", ...change }) => ({
        ...change,
        action,
        row: written.get(change.before.id) as Row,
      }));
      const stored = rows.map(({ row }) => row);
      // One announcement for all rows of a file: each reaches every instance and every open list.
      await announceRecords(changes, trx, module, { ids: stored.map(({ id }) => id), verb: "updated", actor });
      await log(trx, rows, actor);
      return stored;
    },
    moveToBin: (trx, rows, actor) => setDeleted(trx, rows, { isDeleted: true, actor }),
    restoreFromBin: (trx, rows, actor) => setDeleted(trx, rows, { isDeleted: false, actor }),
  };
}
