import { sql, type Expression, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery, Page } from "../../contract/list-query.ts";
import { recordId } from "../../contract/scalars.ts";
import type { Changes } from "../../server/database/changes.ts";
import type { Clock } from "../../server/clock.ts";
import type { Database, DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { columnOf, columnsOf, selectionOf, type Row, type RowValues } from "./columns.server.ts";
import type { Module } from "../define-module.ts";
import { conditionsOf, orderOf } from "./filters.server.ts";
import { announceRecords } from "./table-change.server.ts";
import { keepTotals } from "./totals.server.ts";

export interface TableServices {
  readonly database: Database;
  readonly changes: Changes;
  readonly clock: Clock;
}

/** A record to be inserted; ids are made before, so that records of one file can refer to each other. */
export type NewRow = { readonly id: string; readonly values: RowValues };

/** A stored record and the values that differ. */
export type ChangedRow = { readonly before: Row; readonly values: RowValues };

const ROWS_AT_ONCE = 500; // × columns stays under the 65,535 parameters of one statement

/** The stored records of a module. Writes need a transaction and announce the table under its name. */
export interface Table {
  /** Without the fields that no row of a list carries. Throws `invalidInput` for a filter that makes no sense. */
  list(query: ListQuery): Promise<Page<Row>>;
  /** The first rows of a list, without counting. */
  rows(query: Omit<ListQuery, "page" | "pageSize">, limit: number): Promise<Row[]>;
  /** How many rows a list has; exact. */
  total(query: Pick<ListQuery, "filters" | "search" | "isBin">): Promise<number>;
  /** All rows a condition picks, in the list's own order. */
  where(on: Queryable, condition: Expression<SqlBool>, limit?: number): Promise<Row[]>;
  /** Those of the given records of a tree that have living children. */
  parents(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Living records (with `isBin` those in the recycle bin) by id, locked until the commit. Throws `notFound` unless all are there. */
  lock(trx: DatabaseTransaction, ids: readonly string[], isBin?: boolean): Promise<Row[]>;
  /** One living record. Throws `notFound`, also for an id that cannot be one (AZ-05). */
  get(id: string): Promise<Row>;
  insert(trx: DatabaseTransaction, rows: readonly NewRow[], by: string): Promise<Row[]>;
  update(trx: DatabaseTransaction, changed: readonly ChangedRow[], by: string): Promise<Row[]>;
  /** Into the recycle bin, or back out of it. */
  setDeleted(trx: DatabaseTransaction, ids: readonly string[], isDeleted: boolean, by: string): Promise<void>;
}

/** Puts new records into a module's table without telling anyone: for seeding. `at` as ISO 8601; `by` null for the system itself. */
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
  return stored;
}

const notFound = () => new Failure("notFound");

export function tableOf(module: Module, { database, changes, clock }: TableServices): Table {
  const table = sql.table(module.table);
  const selection = selectionOf(module);
  const totals = keepTotals(changes, module.table);
  const own = orderOf(module, { sort: [] });
  const now = () => new Date(clock.now()).toISOString();
  const listed = selectionOf(module, true);
  const read = async (on: Queryable, tail: Expression<unknown>, columns = selection): Promise<Row[]> =>
    (await sql<Row>`select ${columns} from ${table} ${tail}`.execute(on.as<unknown>())).rows;

  const total = ({ filters, search, isBin }: Pick<ListQuery, "filters" | "search" | "isBin">) => {
    const conditions = conditionsOf(module, { filters, ...(search ? { search } : {}), ...(isBin ? { isBin } : {}) });
    return totals(JSON.stringify([filters, search, isBin]), async () => {
      const { rows } = await sql<{ total: number }>`select count(*) as total from ${table} where ${conditions}`.execute(
        database.as<unknown>(),
      );
      return rows[0]?.total ?? 0;
    });
  };
  const rows = (query: Omit<ListQuery, "page" | "pageSize">, limit: number, offset = 0, columns = selection) =>
    read(
      database,
      sql`where ${conditionsOf(module, query)} order by ${orderOf(module, query)} limit ${limit} offset ${offset}`,
      columns,
    );

  return {
    rows: (query, limit) => rows(query, limit),
    total,
    async list(query) {
      const { page, pageSize } = query;
      const before = (page - 1) * pageSize;
      const found = await rows(query, pageSize, before, listed);
      // A page that is not full is the last one and says the total itself.
      const isLast = found.length < pageSize && (found.length > 0 || page === 1);
      return { rows: found, total: isLast ? before + found.length : await total(query), page, pageSize };
    },
    where: (on, condition, limit) =>
      read(on, sql`where ${condition} order by ${own}${limit === undefined ? sql`` : sql` limit ${limit}`}`),
    async parents(ids) {
      const parent = sql.ref(columnOf(module.tree?.parent ?? ""));
      const { rows: found } = await sql<{
        id: string;
      }>`select distinct ${parent} as id from ${table} where ${parent} = any(${ids}::text[]) and deleted_at is null`.execute(
        database.as<unknown>(),
      );
      return new Set(found.map(({ id }) => id));
    },
    async lock(trx, ids, isBin = false) {
      const wanted = [...new Set(ids)].filter((id) => recordId.safeParse(id).success);
      const state = isBin ? sql`deleted_at is not null` : sql`deleted_at is null`;
      const found = await read(trx, sql`where id = any(${wanted}::text[]) and ${state} order by id for update`);
      if (found.length === 0 || found.length !== new Set(ids).size) throw notFound();
      return found;
    },
    async get(id) {
      const found = recordId.safeParse(id).success
        ? await read(database, sql`where id = ${id} and deleted_at is null`)
        : [];
      if (!found[0]) throw notFound();
      return found[0];
    },
    async insert(trx, added, by) {
      const stored = await insertRows(trx, module, added, { by, at: now() });
      await announceRecords(changes, trx, module, { ids: added.map(({ id }) => id), verb: "added", byId: by });
      return stored;
    },
    async update(trx, changed, by) {
      const stored: Row[] = [];
      for (const { before, values } of changed) {
        const sets = Object.entries({
          ...columnsOf(module, values, { ...before, ...values }),
          updated_at: now(),
          updated_by: by,
        });
        const { rows: updated } = await sql<Row>`
          update ${table} set version = version + 1, ${sql.join(sets.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
          where id = ${before.id} returning ${selection}`.execute(trx.as<unknown>());
        stored.push(updated[0] as Row);
      }
      // One notice however many rows a file changes: each one reaches every instance and every open list.
      await announceRecords(changes, trx, module, { ids: stored.map(({ id }) => id), verb: "updated", byId: by });
      return stored;
    },
    async setDeleted(trx, ids, isDeleted, by) {
      const at = now();
      await sql`update ${table} set deleted_at = ${isDeleted ? at : null}, updated_at = ${at}, updated_by = ${by}, version = version + 1 where id = any(${ids}::text[])`.execute(
        trx.as<unknown>(),
      );
      await announceRecords(changes, trx, module, { ids, verb: isDeleted ? "removed" : "added", byId: by });
    },
  };
}

/** The condition that `where` takes for the children of a tree's record; of the roots for null. */
export const childrenOf = (module: Module, parent: string | null): Expression<SqlBool> => {
  const column = sql.ref(columnOf(module.tree?.parent ?? ""));
  return sql`deleted_at is null and ${parent === null ? sql`${column} is null` : sql`${column} = ${parent}`}`;
};
