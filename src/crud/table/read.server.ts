import { sql, type Expression, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery, Page } from "../../contract/list-query.ts";
import { recordId } from "../../contract/scalars.ts";
import { executePrepared } from "../../server/database/connections/prepared-statements.ts";
import type { Database, DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { selectionOf, type Row } from "./columns.server.ts";
import { conditionsOf } from "./filters.server.ts";
import { orderOf } from "./order.server.ts";
import { joinedOf } from "./joins.server.ts";
import { withinScope, type Scope } from "../scope/scope.server.ts";
import { MOST_COUNTED, pagesOfRows, type PagesOfRows, type Part, type Unpaged } from "./page-of-rows.server.ts";
import type { Totals } from "../../server/database/changes/cached-totals.ts";

type Narrowed = Pick<ListQuery, "filters" | "search" | "isBin">;

const LONG_LIST = 60_000; // ms; a million rows are put in order in a few seconds

/** Reads the records of a module. Records outside the data scope do not exist for any of these (AZ-05). */
export interface Reads {
  /** Rows lack the fields of `notInRows`. Throws `invalidInput` for an invalid filter. */
  list(query: ListQuery): Promise<Page<Row>>;
  /** The first rows of a list, with all fields. */
  rows(query: Unpaged, limit: number): Promise<Row[]>;
  /** The ids of a whole list in its order, however long it is. */
  ids(query: Unpaged): Promise<string[]>;
  /** The exact number of rows. */
  total(query: Narrowed): Promise<number>;
  /** The rows that meet a condition, in the default order. */
  where(on: Queryable, condition: Expression<SqlBool>, limit?: number, offset?: number): Promise<Row[]>;
  /** Locks records (with `isBin` those in the bin) until the commit. Throws `notFound` unless all are there. */
  lock(trx: DatabaseTransaction, ids: readonly string[], isBin?: boolean): Promise<Row[]>;
  /** One record outside the bin. Throws `notFound`, also for a malformed id (AZ-05). */
  get(id: string): Promise<Row>;
}

/** Kept counts: `whole` of all records outside the bin, `parts` of filtered, searched or scoped ones. */
export interface CachedTotals {
  readonly whole: Totals;
  readonly parts: Totals;
}

/** Without a scope all records are read. */
export interface Reading {
  readonly module: Module;
  readonly database: Database;
  readonly totals: CachedTotals;
  readonly scope: Scope | undefined;
}

/** True for a list that is not simply all records outside the bin. */
const isPart = ({ filters, search, isBin }: Narrowed, scope: Scope | undefined): boolean =>
  filters.length > 0 || Boolean(search) || Boolean(isBin) || scope !== undefined;

function listsOf({ module, database, totals, scope }: Reading): Pick<Reads, "list" | "rows" | "ids" | "total"> {
  const table = sql.table(module.table);
  const seen = withinScope(scope);
  const [whole, listed] = [selectionOf(module), selectionOf(module, true)].map((columns) =>
    pagesOfRows(module, database, scope, columns),
  ) as [PagesOfRows, PagesOfRows];
  const keyOf = ({ filters, search, isBin }: Narrowed) => [filters, search, isBin, scope?.key];
  const total = (query: Narrowed) =>
    (isPart(query, scope) ? totals.parts : totals.whole)(JSON.stringify(keyOf(query)), async () => {
      const { rows } = await sql<{
        total: number;
      }>`select count(*) as total from ${table} where ${conditionsOf(module, query)}${seen}`.execute(
        database.as<unknown>(),
      );
      return rows[0]?.total ?? 0;
    });
  /** A page of a part, and its size: at most `MOST_COUNTED` + 1. */
  const found = async (pages: PagesOfRows, query: Unpaged, part: Part) => {
    let gathered: Awaited<ReturnType<PagesOfRows["gathered"]>> | undefined;
    const gather = async () => (gathered = await pages.gathered(query, part));
    // The kept count only decides which way to take; gathering counts anew.
    const kept = await totals.parts(JSON.stringify(["found", ...keyOf(query)]), async () => (await gather()).found);
    if (kept <= MOST_COUNTED && !gathered) await gather();
    return gathered && gathered.found <= MOST_COUNTED
      ? gathered
      : { rows: await pages.walked(query, part), found: MOST_COUNTED + 1 };
  };
  return {
    total,
    rows: async (query, limit) => {
      const part = { limit, offset: 0 };
      return isPart(query, scope) ? (await found(whole, query, part)).rows : whole.walked(query, part);
    },
    async list(query) {
      const { page, pageSize } = query;
      const part = { limit: pageSize, offset: (page - 1) * pageSize };
      if (isPart(query, scope)) {
        const { rows, found: count } = await found(listed, query, part);
        const isMore = count > MOST_COUNTED;
        return { rows, total: Math.min(count, MOST_COUNTED), ...(isMore ? { isMore } : {}), page, pageSize };
      }
      const rows = await listed.walked(query, part);
      // A page that is not full is the last one and says the total itself.
      const isLast = rows.length < pageSize && (rows.length > 0 || page === 1);
      return { rows, total: isLast ? part.offset + rows.length : await total(query), page, pageSize };
    },
    ids(query) {
      const ordered = sql`from ${table} where ${conditionsOf(module, query)}${seen} order by ${orderOf(module, query)}`;
      const { sql: text, parameters } = sql`select id ${ordered}`.compile(database.as<unknown>());
      return database.longWork(LONG_LIST, async (client) => {
        const rows = await client.query<{ id: string }>(text, [...parameters]);
        return rows.rows.map(({ id }) => id);
      });
    },
  };
}

export function readsOf(reading: Reading): Reads {
  const { module, database, scope } = reading;
  const table = sql.table(module.table);
  const selection = selectionOf(module);
  const seen = withinScope(scope);
  const own = orderOf(module, { sort: [] });
  const hasJoins = joinedOf(module).length > 0;
  const read = async (on: Queryable, tail: Expression<unknown>): Promise<Row[]> =>
    (await sql<Row>`select ${selection} from ${table} ${tail}`.execute(on.as<unknown>())).rows;
  const readById = (on: Queryable, tail: Expression<unknown>): Promise<Row[]> =>
    executePrepared(on, sql<Row>`select ${selection} from ${table} ${tail}`);
  return {
    ...listsOf(reading),
    where: (on, condition, limit, offset = 0) =>
      read(
        on,
        sql`where (${condition})${seen} order by ${own}${limit === undefined ? sql`` : sql` limit ${limit} offset ${offset}`}`,
      ),
    async lock(trx, ids, isBin = false) {
      const wanted = [...new Set(ids)].filter((id) => recordId.safeParse(id).success);
      const state = isBin ? sql`deleted_at is not null` : sql`deleted_at is null`;
      const these = sql`where id = any(${wanted}::text[]) and ${state}${seen} order by id`;
      // After waiting for a lock a statement sees the new row, but its sub-selects see the old state. So joins are read
      // once the lock is held.
      if (hasJoins) await sql`select 1 from ${table} ${these} for update`.execute(trx.as<unknown>());
      const found = await readById(trx, hasJoins ? these : sql`${these} for update`);
      if (found.length === 0 || found.length !== new Set(ids).size) throw new Failure("notFound");
      return found;
    },
    async get(id) {
      const [found] = recordId.safeParse(id).success
        ? await readById(database, sql`where id = ${id} and deleted_at is null${seen}`)
        : [];
      if (!found) throw new Failure("notFound");
      return found;
    },
  };
}
