import { sql, type Expression, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery, Page } from "../../contract/list-query.ts";
import { recordId } from "../../contract/scalars.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { Clock } from "../../server/clock.ts";
import type { Database, DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { recordAudit, type AuditAuthor } from "../../server/audit/audit.ts";
import { auditEntry, type AuditedChange } from "./audited-change.server.ts";
import { columnOf, columnsOf, selectionOf, type Row, type RowValues } from "./columns.server.ts";
import type { Module } from "../define-module.ts";
import { conditionsOf, orderOf } from "./filters.server.ts";
import { scopeOf, scopeTables, type Asker, type Scope } from "./scope.server.ts";
import { joinedOf, withJoins, writeJoins } from "./joins.server.ts";
import { announceRecords } from "./table-change.server.ts";
import { keepTotals, type Totals } from "./totals.server.ts";

export interface TableServices {
  readonly database: Database;
  readonly changes: Changes;
  readonly clock: Clock;
}

/** A record to be inserted; ids are made before, so that records of one file can refer to each other. */
export type NewRow = { readonly id: string; readonly values: RowValues };

/** A stored record and the values that differ. */
export type ChangedRow = { readonly before: Row; readonly values: RowValues };

const LONG_LIST = 60_000; // ms; a million rows are put in order in a few seconds
const ROWS_AT_ONCE = 500; // × columns stays under the 65,535 parameters of one statement

/** The stored records of a module. Writes need a transaction and announce the table under its name. */
export interface Table {
  /** The records as somebody may see them: to whatever reads or locks, those outside their data scope are not there (AZ-05). */
  for(asker: Asker): Table;
  /** Without the fields that no row of a list carries. Throws `invalidInput` for a filter that makes no sense. */
  list(query: ListQuery): Promise<Page<Row>>;
  /** The first rows of a list, without counting. */
  rows(query: Omit<ListQuery, "page" | "pageSize">, limit: number): Promise<Row[]>;
  /** The ids of a whole list in its order, however long it is. */
  ids(query: Omit<ListQuery, "page" | "pageSize">): Promise<string[]>;
  /** How many rows a list has; exact. */
  total(query: Pick<ListQuery, "filters" | "search" | "isBin">): Promise<number>;
  /** All rows a condition picks, in the list's own order. */
  where(on: Queryable, condition: Expression<SqlBool>, limit?: number, offset?: number): Promise<Row[]>;
  /** Of a tree: the living records below the given one, or one page of them; for null those with nothing above them that is seen. */
  below(parent: string | null, part?: { readonly pn: number; readonly size: number }): Promise<Row[]>;
  /** Those of the given records of a tree that have living children. */
  parents(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Living records (with `isBin` those in the recycle bin) by id, locked until the commit. Throws `notFound` unless all are there. */
  lock(trx: DatabaseTransaction, ids: readonly string[], isBin?: boolean): Promise<Row[]>;
  /** One living record. Throws `notFound`, also for an id that cannot be one (AZ-05). */
  get(id: string): Promise<Row>;
  insert(trx: DatabaseTransaction, rows: readonly NewRow[], by: string): Promise<Row[]>;
  update(trx: DatabaseTransaction, changed: readonly ChangedRow[], by: string): Promise<Row[]>;
  /** Writes down what was done, in the same transaction; null: the program did, as its time had come. A module's own verb that writes through a table says so too. */
  audit(trx: DatabaseTransaction, by: AuditAuthor | null, changes: readonly AuditedChange[]): Promise<void>;
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
  await writeJoins(trx, module, added, { by, at });
  return withJoins(module, stored, added);
}

/** Changes rows in which the same columns differ, with one statement. */
async function updateAlike(
  trx: DatabaseTransaction,
  module: Module,
  rows: readonly { readonly id: string; readonly columns: Readonly<Record<string, unknown>> }[],
): Promise<Row[]> {
  const names = Object.keys(rows[0]?.columns ?? {});
  // What stands in a list of values is a text until it is told otherwise.
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

const notFound = () => new Failure("notFound");

// A table is made wherever one is needed; it listens for changes once.
const known = new WeakMap<Changes, Map<Module, Totals>>();

function totalsOf(module: Module, changes: Changes): Totals {
  const kept = known.get(changes) ?? new Map<Module, Totals>();
  const totals = kept.get(module) ?? keepTotals(changes, [module.table, ...scopeTables(module)]);
  known.set(changes, kept.set(module, totals));
  return totals;
}

export const tableOf = (module: Module, services: TableServices): Table =>
  tableWithin(module, services, totalsOf(module, services.changes), undefined);

/** The table within a data scope; undefined: all of it. */
function tableWithin(module: Module, services: TableServices, totals: Totals, scope: Scope | undefined): Table {
  const { database, changes, clock } = services;
  const table = sql.table(module.table);
  const selection = selectionOf(module);
  const own = orderOf(module, { sort: [] });
  const now = () => new Date(clock.now()).toISOString();
  const listed = selectionOf(module, true);
  const hasJoins = joinedOf(module).length > 0;
  const read = async (on: Queryable, tail: Expression<unknown>, columns = selection): Promise<Row[]> =>
    (await sql<Row>`select ${columns} from ${table} ${tail}`.execute(on.as<unknown>())).rows;
  const seen = scope ? sql` and ${scope.condition()}` : sql``;

  const total = ({ filters, search, isBin }: Pick<ListQuery, "filters" | "search" | "isBin">) => {
    const conditions = conditionsOf(module, { filters, ...(search ? { search } : {}), ...(isBin ? { isBin } : {}) });
    return totals(JSON.stringify([filters, search, isBin, scope?.key]), async () => {
      const { rows } = await sql<{
        total: number;
      }>`select count(*) as total from ${table} where ${conditions}${seen}`.execute(database.as<unknown>());
      return rows[0]?.total ?? 0;
    });
  };
  const rows = (query: Omit<ListQuery, "page" | "pageSize">, limit: number, offset = 0, columns = selection) =>
    read(
      database,
      sql`where ${conditionsOf(module, query)}${seen} order by ${orderOf(module, query)} limit ${limit} offset ${offset}`,
      columns,
    );

  const withParent = sql.ref(columnOf(module.tree?.parent ?? "id"));
  return {
    for(asker) {
      const narrower = scopeOf(module, asker);
      return narrower ? tableWithin(module, services, totals, narrower) : this;
    },
    rows: (query, limit) => rows(query, limit),
    ids(query) {
      const { sql: text, parameters } =
        sql`select id from ${table} where ${conditionsOf(module, query)}${seen} order by ${orderOf(module, query)}`.compile(
          database.as<unknown>(),
        );
      return database.longWork(LONG_LIST, async (client) => {
        const found = await client.query<{ id: string }>(text, [...parameters]);
        return found.rows.map(({ id }) => id);
      });
    },
    total,
    async list(query) {
      const { page, pageSize } = query;
      const before = (page - 1) * pageSize;
      const found = await rows(query, pageSize, before, listed);
      // A page that is not full is the last one and says the total itself.
      const isLast = found.length < pageSize && (found.length > 0 || page === 1);
      return { rows: found, total: isLast ? before + found.length : await total(query), page, pageSize };
    },
    where: (on, condition, limit, offset = 0) =>
      read(
        on,
        sql`where (${condition})${seen} order by ${own}${limit === undefined ? sql`` : sql` limit ${limit} offset ${offset}`}`,
      ),
    below(parent, part) {
      const [size, before] = part ? [part.size, (part.pn - 1) * part.size] : [];
      if (parent !== null)
        return this.where(database, sql`deleted_at is null and ${withParent} = ${parent}`, size, before);
      // Of a branch that begins outside somebody's scope, they see what hangs below as roots.
      const isRoot = scope
        ? sql`not exists (select 1 from ${table} above where above.id = ${table}.${withParent} and above.deleted_at is null and ${scope.condition("above")})`
        : sql`${withParent} is null`;
      return this.where(database, sql`deleted_at is null and ${isRoot}`, size, before);
    },
    async parents(ids) {
      const { rows: found } = await sql<{
        id: string;
      }>`select asked.id from unnest(${ids}::text[]) as asked(id) where exists (select 1 from ${table} where ${withParent} = asked.id and deleted_at is null${seen})`.execute(
        database.as<unknown>(),
      );
      return new Set(found.map(({ id }) => id));
    },
    async lock(trx, ids, isBin = false) {
      const wanted = [...new Set(ids)].filter((id) => recordId.safeParse(id).success);
      const state = isBin ? sql`deleted_at is not null` : sql`deleted_at is null`;
      const these = sql`where id = any(${wanted}::text[]) and ${state}${seen} order by id`;
      // Whoever waited for a lock sees the row anew, but what a sub-select finds as it was before: joins are read once it is held.
      if (hasJoins) await sql`select 1 from ${table} ${these} for update`.execute(trx.as<unknown>());
      const found = await read(trx, hasJoins ? these : sql`${these} for update`);
      if (found.length === 0 || found.length !== new Set(ids).size) throw notFound();
      return found;
    },
    async get(id) {
      const found = recordId.safeParse(id).success
        ? await read(database, sql`where id = ${id} and deleted_at is null${seen}`)
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
      const joins = changed.map(({ before, values }) => ({ id: before.id, before, values }));
      await writeJoins(trx, module, joins, { by, at: now() });
      const written = new Map<string, Row>();
      const at = now();
      const each = changed.map(({ before, values }) => ({
        id: before.id,
        columns: { ...columnsOf(module, values, { ...before, ...values }), updated_at: at, updated_by: by },
      }));
      // Rows in which the same columns change are one statement: a sheet mostly changes the same ones in all its rows.
      for (const alike of Map.groupBy(each, ({ columns }) => Object.keys(columns).join()).values())
        for (let start = 0; start < alike.length; start += ROWS_AT_ONCE)
          for (const row of await updateAlike(trx, module, alike.slice(start, start + ROWS_AT_ONCE)))
            written.set(row.id, row);
      const stored = changed.map(({ before }) => written.get(before.id) as Row);
      // One notice however many rows a file changes: each one reaches every instance and every open list.
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
      await sql`update ${table} set deleted_at = ${isDeleted ? at : null}, updated_at = ${at}, updated_by = ${by}, version = version + 1 where id = any(${ids}::text[])`.execute(
        trx.as<unknown>(),
      );
      await announceRecords(changes, trx, module, { ids, verb: isDeleted ? "removed" : "added", byId: by });
    },
  };
}
