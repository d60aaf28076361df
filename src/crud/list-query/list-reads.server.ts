import { sql } from "kysely";
import { sliceOf, type ListQuery, type Page, type Slice } from "../../contract/list-query.ts";
import type { Totals } from "../../server/database/changes/cached-totals.ts";
import type { Database } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { withinScope, type Scope } from "../scope/scope.server.ts";
import { selectionOf, type Row } from "../record/columns.server.ts";
import { conditionsOf } from "./filters.server.ts";
import { orderOf } from "./order.server.ts";
import { MAX_COUNTED, pagesOfRows, type PagesOfRows, type Unpaged } from "./page-of-rows.server.ts";

type Narrowed = Pick<ListQuery, "filters" | "search" | "isBin">;

const LONG_LIST = 60_000; // ms; a million rows are put in order in a few seconds

/** Reads lists, however long they are (docs/decisions/066). */
export interface ListReads {
  /** Rows lack the fields of `notInRows`. Throws `invalidInput` for an invalid filter. */
  list(query: ListQuery): Promise<Page<Row>>;
  /** The first rows of a list, with all fields. */
  rows(query: Unpaged, limit: number): Promise<Row[]>;
  /** The ids of a whole list in its order, however long it is. */
  ids(query: Unpaged): Promise<string[]>;
  /** The exact number of rows. */
  total(query: Narrowed): Promise<number>;
}

/** Cached counts: `all` of all records outside the bin, `narrowed` of filtered, searched or scoped ones. */
export interface CachedTotals {
  readonly all: Totals;
  readonly narrowed: Totals;
}

/** Where records are read from. Without a scope all records are read. */
export interface ReadSource {
  readonly module: Module;
  readonly database: Database;
  readonly totals: CachedTotals;
  readonly scope: Scope | undefined;
}

/** True for the list of all records outside the bin. */
const isWhole = ({ filters, search, isBin }: Narrowed, scope: Scope | undefined): boolean =>
  filters.length === 0 && !search && !isBin && scope === undefined;

export function listReads({ module, database, totals, scope }: ReadSource): ListReads {
  const table = sql.table(module.table);
  const seen = withinScope(scope);
  const [ofAllFields, ofListed] = [selectionOf(module), selectionOf(module, true)].map((columns) =>
    pagesOfRows(module, database, scope, columns),
  ) as [PagesOfRows, PagesOfRows];
  const keyOf = ({ filters, search, isBin }: Narrowed) => [filters, search, isBin, scope?.key];
  const total = (query: Narrowed, atLeast = 0) => {
    const count = async () => {
      const { rows } = await sql<{
        total: number;
      }>`select count(*) as total from ${table} where ${conditionsOf(module, query)}${seen}`.execute(
        database.as<unknown>(),
      );
      return rows[0]?.total ?? 0;
    };
    return (isWhole(query, scope) ? totals.all : totals.narrowed)(JSON.stringify(keyOf(query)), count, atLeast);
  };
  /** A page of a narrowed list, and its size: at most `MAX_COUNTED` + 1. */
  const found = async (pages: PagesOfRows, query: Unpaged, slice: Slice) => {
    let gathered: Awaited<ReturnType<PagesOfRows["gathered"]>> | undefined;
    const gather = async () => (gathered = await pages.gathered(query, slice));
    // The cached count only decides which way to take; gathering counts anew.
    const cached = await totals.narrowed(
      JSON.stringify(["found", ...keyOf(query)]),
      async () => (await gather()).found,
    );
    if (cached <= MAX_COUNTED && !gathered) await gather();
    return gathered && gathered.found <= MAX_COUNTED
      ? gathered
      : { rows: await pages.walked(query, slice), found: MAX_COUNTED + 1 };
  };
  return {
    total,
    rows: async (query, limit) => {
      const slice = { limit, offset: 0 };
      return isWhole(query, scope) ? ofAllFields.walked(query, slice) : (await found(ofAllFields, query, slice)).rows;
    },
    async list(query) {
      const { page, pageSize } = query;
      const slice = sliceOf({ page, pageSize });
      if (!isWhole(query, scope)) {
        const { rows, found: count } = await found(ofListed, query, slice);
        const isMore = count > MAX_COUNTED;
        return { rows, total: Math.min(count, MAX_COUNTED), ...(isMore ? { isMore } : {}), page, pageSize };
      }
      const rows = await ofListed.walked(query, slice);
      // A page that is not full is the last one and says the total itself.
      const isLast = rows.length < pageSize && (rows.length > 0 || page === 1);
      const reached = slice.offset + rows.length;
      return { rows, total: isLast ? reached : await total(query, rows.length > 0 ? reached : 0), page, pageSize };
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
