import { sql } from "kysely";
import { recordAudit, type AuditAuthor } from "../../server/audit/audit.ts";
import type { Clock } from "../../server/clock.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import { executePrepared } from "../../server/database/connections/prepared-statements.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { auditEntry, type AuditedChange } from "./audited-change.server.ts";
import { columnOf, columnsOf, selectionOf, type Row, type RowValues } from "./columns.server.ts";
import { withJoins, writeJoins } from "./joins.server.ts";
import { announceRecords } from "./table-change.server.ts";

/** A record to insert. Its id is made before, so that records of one file can refer to each other. */
export type NewRow = { readonly id: string; readonly values: RowValues };

/** A stored record and its new values. */
export type ChangedRow = { readonly before: Row; readonly values: RowValues };

const ROWS_AT_ONCE = 500; // × columns stays under the 65,535 parameters of one statement

/** Writes records of a module within a transaction, and announces each change. */
export interface Writes {
  insert(trx: DatabaseTransaction, rows: readonly NewRow[], by: string): Promise<Row[]>;
  update(trx: DatabaseTransaction, changed: readonly ChangedRow[], by: string): Promise<Row[]>;
  /**
   * Adds changes to the activity log, in the same transaction. `by` is null for the program itself, at a set time.
   * Verbs of a module that write through its table call it too.
   */
  audit(trx: DatabaseTransaction, by: AuditAuthor | null, changes: readonly AuditedChange[]): Promise<void>;
  /** Into the recycle bin, or back out of it. */
  setDeleted(trx: DatabaseTransaction, ids: readonly string[], isDeleted: boolean, by: string): Promise<void>;
}

/** Inserts records without announcing them, for seeding. `at` as ISO 8601; `by` null for the program itself. */
export async function insertRows(
  trx: DatabaseTransaction,
  module: Module,
  added: readonly NewRow[],
  { by, at }: { readonly by: string | null; readonly at: string },
): Promise<Row[]> {
  const stored: Row[] = [];
  for (let start = 0; start < added.length; start += ROWS_AT_ONCE) {
    const part = added.slice(start, start + ROWS_AT_ONCE).map(({ id, values }): Record<string, unknown> => ({
      ...columnsOf(module, values),
      id,
      version: 1,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    }));
    const names = [...new Set(part.flatMap((columns) => Object.keys(columns)))];
    const lines = part.map(
      (columns) =>
        sql`(${sql.join(names.map((name) => (columns[name] === undefined ? sql`default` : sql`${columns[name]}`)))})`,
    );
    const inserted =
      await sql<Row>`insert into ${sql.table(module.table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(lines)} returning ${selectionOf(module)}`.execute(
        trx.as<unknown>(),
      );
    stored.push(...inserted.rows);
  }
  await writeJoins(trx, module, added, { by, at });
  return withJoins(module, stored, added);
}

type Columns = Readonly<Record<string, unknown>>;

/** Updates one row, which is what a form does. */
function updateOne(trx: DatabaseTransaction, module: Module, id: string, columns: Columns): Promise<Row[]> {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return executePrepared(
    trx,
    sql<Row>`update ${sql.table(module.table)} set version = version + 1, ${sql.join(sets)} where id = ${id} returning ${selectionOf(module)}`,
  );
}

/** Updates rows that change the same columns, with one statement. */
async function updateAlike(
  trx: DatabaseTransaction,
  module: Module,
  rows: readonly { readonly id: string; readonly columns: Columns }[],
): Promise<Row[]> {
  const [first, second] = rows;
  if (first && !second) return updateOne(trx, module, first.id, first.columns);
  const names = Object.keys(rows[0]?.columns ?? {});
  // In a list of values everything is text unless it is cast.
  const types = new Map<string, string>(
    module.properties.map(({ name, property }) => [columnOf(name), property.column]),
  );
  types.set("updated_at", "timestamptz");
  const given = (place: number) => sql.ref(`given.c${place}`);
  const sets = names.map((name, place) => {
    const type = types.get(name);
    return sql`${sql.ref(name)} = ${given(place)}${type ? sql.raw(`::${type}`) : sql``}`;
  });
  const lines = rows.map(({ id, columns }) => sql`(${id}, ${sql.join(names.map((name) => sql`${columns[name]}`))})`);
  const { rows: updated } = await sql<Row>`
    update ${sql.table(module.table)} set version = version + 1, ${sql.join(sets)}
    from (values ${sql.join(lines)}) as given(key, ${sql.join(names.map((_, place) => sql.ref(`c${place}`)))})
    where id = given.key returning ${selectionOf(module)}`.execute(trx.as<unknown>());
  return updated;
}

/** Returns the updated rows by id. */
async function updateEach(
  trx: DatabaseTransaction,
  module: Module,
  changed: readonly ChangedRow[],
  { by, at }: { readonly by: string; readonly at: string },
): Promise<ReadonlyMap<string, Row>> {
  const written = new Map<string, Row>();
  const each = changed.map(({ before, values }) => ({
    id: before.id,
    columns: { ...columnsOf(module, values, { ...before, ...values }), updated_at: at, updated_by: by },
  }));
  // A spreadsheet mostly changes the same columns in all its rows.
  for (const alike of Map.groupBy(each, ({ columns }) => Object.keys(columns).join()).values())
    for (let start = 0; start < alike.length; start += ROWS_AT_ONCE)
      for (const row of await updateAlike(trx, module, alike.slice(start, start + ROWS_AT_ONCE)))
        written.set(row.id, row);
  return written;
}

export function writesOf(module: Module, services: { readonly changes: Changes; readonly clock: Clock }): Writes {
  const { changes, clock } = services;
  const now = () => new Date(clock.now()).toISOString();
  return {
    async insert(trx, added, by) {
      const stored = await insertRows(trx, module, added, { by, at: now() });
      await announceRecords(changes, trx, module, { ids: added.map(({ id }) => id), verb: "added", byId: by });
      return stored;
    },
    async update(trx, changed, by) {
      const joins = changed.map(({ before, values }) => ({ id: before.id, before, values }));
      await writeJoins(trx, module, joins, { by, at: now() });
      const written = await updateEach(trx, module, changed, { by, at: now() });
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
    async setDeleted(trx, ids, isDeleted, by) {
      const at = now();
      await sql`update ${sql.table(module.table)} set deleted_at = ${isDeleted ? at : null}, updated_at = ${at}, updated_by = ${by}, version = version + 1 where id = any(${ids}::text[])`.execute(
        trx.as<unknown>(),
      );
      await announceRecords(changes, trx, module, { ids, verb: isDeleted ? "removed" : "added", byId: by });
    },
  };
}
