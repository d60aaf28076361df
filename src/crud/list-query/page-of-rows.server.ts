import { CompiledQuery, sql, type RawBuilder } from "kysely";
import type { ListQuery, Slice } from "../../contract/list-query.ts";
import { executePrepared } from "../../server/database/connections/prepared-statements.ts";
import type { Database } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { withinScope, type Scope } from "../scope/scope.server.ts";
import type { Row } from "../record/columns.server.ts";
import { conditionsOf, searchCondition } from "./filters.server.ts";
import { orderOf, orderTerms } from "./order.server.ts";

/*
 * Two ways to read a page that stay fast however long the list is. The shape of the statement decides between them, not
 * the planner: it estimates the hits of a search badly and would scan a million rows for ten of them
 * (docs/decisions/066).
 */

/** Up to this number, hits are counted and sorted by themselves; beyond it the answer is only that there are more. */
export const MAX_COUNTED = 10_000;
/** Rows of an order searched for words before all hits are gathered instead. */
const MAX_WALKED = 20_000;

/**
 * Up to this many rows are skipped by reading them whole. Beyond it only ids are read from an index, because whole rows
 * occupy many more pages.
 */
const FEW_PASSED = 1_000;
const MAX_TEXTS = 50; // compiled statements kept, one for each order in which the list was asked for

export type Unpaged = Omit<ListQuery, "page" | "pageSize">;

export interface PagesOfRows {
  /**
   * Walks the index of the order and reads only ids up to the page: for lists without conditions and for conditions
   * that match a large part of one. A search that does not fill the page within `MAX_WALKED` rows falls back to
   * gathering.
   */
  walked(query: Unpaged, slice: Slice): Promise<Row[]>;
  /**
   * Gathers all hits, then sorts them. If `found` exceeds `MAX_COUNTED` there are more hits than that, and `rows` are
   * arbitrary.
   */
  gathered(query: Unpaged, slice: Slice): Promise<{ readonly rows: Row[]; readonly found: number }>;
}

/** The columns that a row's place in an order is known by. */
const placeColumns = (module: Module, query: Unpaged): RawBuilder<unknown> =>
  sql.join([...new Set(["id", ...orderTerms(module, query).map(({ column }) => column)])].map((name) => sql.ref(name)));

export function pagesOfRows(
  module: Module,
  database: Database,
  scope: Scope | undefined,
  columns: RawBuilder<unknown>,
): PagesOfRows {
  const db = database.as<unknown>();
  const texts = new Map<string, string>();
  const table = sql.table(module.table);
  const within = ({ filters, isBin }: Unpaged) =>
    sql`${conditionsOf(module, { filters, ...(isBin ? { isBin } : {}) })}${withinScope(scope)}`;
  const placed = (query: Unpaged) => placeColumns(module, query);
  return {
    async walked(query, { limit, offset }) {
      const isWhole = scope === undefined && query.filters.length === 0 && !query.search && !query.isBin;
      if (isWhole && offset < FEW_PASSED) return wholeList(query.sort, { limit, offset });
      const order = orderOf(module, query);
      const walk = sql`from ${table} where ${within(query)} order by ${order}`;
      // The inner `limit` keeps the search out of the subquery: the index of words would bring all hits, to be sorted.
      const ids = query.search
        ? sql`from (select ${placed(query)}, search ${walk} limit ${MAX_WALKED}) as walked where ${searchCondition(module, query.search)} order by ${order}`
        : walk;
      const { rows } = await sql<Row>`
        select ${columns} from ${table} where id = any(array(select id ${ids} limit ${limit} offset ${offset})) order by ${order}`.execute(
        db,
      );
      return query.search && rows.length < limit ? (await gather(query, { limit, offset })).rows : rows;
    },
    gathered: (query, slice) => gather(query, slice, MAX_COUNTED + 1),
  };

  /** Compiled statements are cached by their order, because compiling one takes a tenth of the call. */
  async function wholeList(sort: Unpaged["sort"], { limit, offset }: Slice): Promise<Row[]> {
    const key = sort.map(({ field, isDescending }) => `${field} ${isDescending}`).join();
    const text =
      texts.get(key) ??
      sql`select ${columns} from ${table} where ${within({ filters: [], sort })} order by ${orderOf(module, { sort })} limit ${1} offset ${1}`.compile(
        db,
      ).sql;
    if (texts.size < MAX_TEXTS) texts.set(key, text);
    return executePrepared(database, { compile: () => CompiledQuery.raw(text, [limit, offset]) as CompiledQuery<Row> });
  }

  async function gather(query: Unpaged, { limit, offset }: Slice, most: number | null = null) {
    const order = orderOf(module, query);
    const searched = query.search ? sql` and ${searchCondition(module, query.search)}` : sql``;
    const { rows } = await sql<Row & { found_count?: number }>`
        with found as materialized (
          select ${placed(query)} from ${table} where ${within(query)}${searched} limit ${most})
        select ${columns}, found_count from (select count(*)::int as found_count from found) as counted
        left join ${table} on id = any(array(select id from found order by ${order} limit ${limit} offset ${offset}))
        order by ${order}`.execute(db);
    const found = rows[0]?.found_count ?? 0;
    for (const row of rows) delete row.found_count;
    // Past the last page there is one row without a record, which holds the count.
    return { rows: rows.filter(({ id }) => id !== null), found };
  }
}
