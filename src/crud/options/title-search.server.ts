import { setImmediate } from "node:timers/promises";
import { sql, type Expression, type SqlBool } from "kysely";
import { SOURCE_LANGUAGE } from "../../fields/translated-text/source-language.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { recordTitles } from "../record/record-title.ts";
import { columnOf, type Row } from "../record/columns.server.ts";
import { orderOf } from "../list-query/order.server.ts";
import { askedTokens } from "../search/search-tokens.ts";
import { isTokenFound, textTokens } from "../search/search-vector.server.ts";

/*
 * Search by titles alone, for callers without the list: the records that its search finds would tell them what stands
 * in fields that they may not read, such as a person's telephone number. The search column does not say which field a
 * token is from, so the titles of what it finds are compared.
 */

// Records whose titles are compared: bounds the time that a word takes which is in a hidden field of every record.
const MAX_COMPARED = 10_000;
const AT_ONCE = 500; // then other calls have their turn

/** Whether a query finds a record by these titles. */
function isFoundInTitle(titles: readonly string[], asked: readonly string[]): boolean {
  const tokens = textTokens(titles);
  return asked.every((token) => isTokenFound(token, tokens));
}

interface TitleSearch<R> {
  /** Reads the first of what the search of all fields finds, in the order of the answer. */
  readonly read: (limit: number) => Promise<readonly R[]>;
  readonly titlesOf: (row: R) => readonly string[];
  readonly query: string;
  readonly limit: number;
}

/** The first records whose titles the query finds. */
export async function foundInTitles<R>({ read, titlesOf, query, limit }: TitleSearch<R>): Promise<R[]> {
  const asked = askedTokens(query);
  const found: R[] = [];
  for (const [index, row] of (await read(MAX_COMPARED)).entries()) {
    if (found.length === limit) break;
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    if (isFoundInTitle(titlesOf(row), asked)) found.push(row);
  }
  return found;
}

/** Ids of the first records, of those that meet `condition`, whose titles the query finds; in the list's order. */
export async function idsByTitle(
  on: Queryable,
  module: Module,
  condition: Expression<SqlBool>,
  { query, limit }: Pick<TitleSearch<Row>, "query" | "limit">,
): Promise<string[]> {
  const columns = module.properties
    .filter(({ fieldName }) => fieldName === module.recordTitle || fieldName === SOURCE_LANGUAGE)
    .map(({ name }) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`);
  const found = await foundInTitles<Row>({
    query,
    limit,
    titlesOf: (row) => Object.values(recordTitles(module, row)),
    async read(most) {
      const { rows } = await sql<Row>`select id, ${sql.join(columns)} from ${sql.table(module.table)}
        where ${condition} order by ${orderOf(module, { sort: [] })} limit ${most}`.execute(on.as<unknown>());
      return rows;
    },
  });
  return found.map(({ id }) => id);
}
