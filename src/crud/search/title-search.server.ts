import { sql, type Expression, type SqlBool } from "kysely";
import { SOURCE_LANGUAGE } from "../../fields/translated-text/source-language.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { recordTitles } from "../record-title.ts";
import { columnOf, type Row } from "../table/columns.server.ts";
import { orderOf } from "../table/order.server.ts";
import { askedTokens } from "./search-tokens.ts";
import { isTokenFound, textTokens } from "./search-vector.server.ts";

/*
 * Search by titles alone, for callers without the list: the records that its search finds would tell them what stands
 * in fields that they may not read, such as a person's telephone number. The search column does not say which field a
 * token is from, so the titles of what it finds are compared.
 */

/** Number of records whose titles are compared. */
export const MAX_COMPARED = 1_000;

/** Whether a query finds a record by these titles. */
export function isFoundInTitle(titles: readonly string[], query: string): boolean {
  const tokens = textTokens(titles);
  return askedTokens(query).every((asked) => isTokenFound(asked, tokens));
}

/** Ids of the records, of those that meet `condition`, whose titles the query finds; in the list's order. */
export async function foundByTitle(
  on: Queryable,
  module: Module,
  condition: Expression<SqlBool>,
  query: string,
): Promise<string[]> {
  const read = module.properties
    .filter(({ fieldName }) => fieldName === module.recordTitle || fieldName === SOURCE_LANGUAGE)
    .map(({ name }) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`);
  const { rows } = await sql<Row>`select id, ${sql.join(read)} from ${sql.table(module.table)}
    where ${condition} order by ${orderOf(module, { sort: [] })} limit ${MAX_COMPARED}`.execute(on.as<unknown>());
  return rows.filter((row) => isFoundInTitle(Object.values(recordTitles(module, row)), query)).map(({ id }) => id);
}
