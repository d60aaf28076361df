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

const BATCH = 1_000; // records read by one statement
const MAX_COMPARED = 10_000; // records whose titles are compared

/** Whether a query finds a record by these titles. */
function isFoundInTitle(titles: readonly string[], asked: readonly string[]): boolean {
  const tokens = textTokens(titles);
  return asked.every((token) => isTokenFound(token, tokens));
}

interface TitleSearch<R> {
  /** Reads what the search of all fields finds. */
  readonly read: (part: { readonly limit: number; readonly offset: number }) => Promise<readonly R[]>;
  readonly titlesOf: (row: R) => readonly string[];
  readonly query: string;
  /** Number of records wanted; absent: all. */
  readonly limit?: number;
}

/** The first records whose titles the query finds. */
export async function foundInTitles<R>({ read, titlesOf, query, limit = Infinity }: TitleSearch<R>): Promise<R[]> {
  const asked = askedTokens(query);
  const found: R[] = [];
  for (let offset = 0; found.length < limit && offset < MAX_COMPARED; offset += BATCH) {
    const rows = await read({ limit: BATCH, offset });
    found.push(...rows.filter((row) => isFoundInTitle(titlesOf(row), asked)));
    if (rows.length < BATCH) break;
  }
  return found.slice(0, limit);
}

/** Ids of the first records, of those that meet `condition`, whose titles the query finds; in the list's order. */
export async function idsByTitle(
  on: Queryable,
  module: Module,
  condition: Expression<SqlBool>,
  { query, limit }: Required<Pick<TitleSearch<Row>, "query" | "limit">>,
): Promise<string[]> {
  const columns = module.properties
    .filter(({ fieldName }) => fieldName === module.recordTitle || fieldName === SOURCE_LANGUAGE)
    .map(({ name }) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`);
  const found = await foundInTitles<Row>({
    query,
    limit,
    titlesOf: (row) => Object.values(recordTitles(module, row)),
    async read(part) {
      const { rows } = await sql<Row>`select id, ${sql.join(columns)} from ${sql.table(module.table)}
        where ${condition} order by ${orderOf(module, { sort: [] })} limit ${part.limit} offset ${part.offset}`.execute(
        on.as<unknown>(),
      );
      return rows;
    },
  });
  return found.map(({ id }) => id);
}
