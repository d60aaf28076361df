import { sql, type RawBuilder } from "kysely";
import type { ListQuery } from "../../contract/list-query.ts";
import type { Database } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { withinScope, type Scope } from "../scope/scope.server.ts";
import type { Row } from "./columns.server.ts";
import { conditionsOf, orderOf, orderTerms, searchCondition } from "./filters.server.ts";

/*
 * Pages of a list in the two ways that stay fast however long it is. Which one is taken is said by the shape of the statement: the
 * planner guesses badly how many a search finds and would walk a million rows for ten of them.
 */

/** So many finds are counted and put in order by themselves; of more it is only said that they are more. */
export const MOST_COUNTED = 10_000;
/** So many rows of an order are looked through for words; where these all stand further on, a million would be. */
const MOST_WALKED = 20_000;

export type Unpaged = Omit<ListQuery, "page" | "pageSize">;

/** Which rows of a list. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

export interface PagesOfRows {
  /**
   * Along the index of the order, of which only ids are read up to the page: for whole lists and for what finds a large part of one.
   * Words that do not fill the page so soon are gathered to the last.
   */
  walked(query: Unpaged, part: Part): Promise<Row[]>;
  /** All finds first, then their order; `found` is how many there are, one more than `MOST_COUNTED` for "more", and then the rows are any. */
  gathered(query: Unpaged, part: Part): Promise<{ readonly rows: Row[]; readonly found: number }>;
}

export function pagesOfRows(
  module: Module,
  database: Database,
  scope: Scope | undefined,
  columns: RawBuilder<unknown>,
): PagesOfRows {
  const db = database.as<unknown>();
  const table = sql.table(module.table);
  const within = ({ filters, isBin }: Unpaged) =>
    sql`${conditionsOf(module, { filters, ...(isBin ? { isBin } : {}) })}${withinScope(scope)}`;
  const placed = (query: Unpaged) =>
    sql.join(
      [...new Set(["id", ...orderTerms(module, query).map(({ column }) => column)])].map((name) => sql.ref(name)),
    );
  return {
    async walked(query, { limit, offset }) {
      const order = orderOf(module, query);
      const walk = sql`from ${table} where ${within(query)} order by ${order}`;
      // The inner `limit` also keeps the search out of it: the index of the words would bring all finds, to be put in order.
      const ids = query.search
        ? sql`from (select ${placed(query)}, search ${walk} limit ${MOST_WALKED}) as walked where ${searchCondition(module, query.search)} order by ${order}`
        : walk;
      const { rows } = await sql<Row>`
        select ${columns} from ${table} where id = any(array(select id ${ids} limit ${limit} offset ${offset})) order by ${order}`.execute(
        db,
      );
      return query.search && rows.length < limit ? (await gather(query, { limit, offset })).rows : rows;
    },
    gathered: (query, part) => gather(query, part, MOST_COUNTED + 1),
  };

  async function gather(query: Unpaged, { limit, offset }: Part, most: number | null = null) {
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
    // A page past the last has no rows: the count then stands alone.
    return { rows: rows.filter(({ id }) => id !== null), found };
  }
}
