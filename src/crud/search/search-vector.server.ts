import { sql, type Expression, type SqlBool } from "kysely";
import type { Module } from "../define-module.ts";
import { soundsOf } from "./pinyin.server.ts";
import { askedTokens, tokensOf } from "./tokens.ts";

/** What a record is found by: the tokens of the fields the module's list looks in. */
export function searchTokens(module: Module, values: Readonly<Record<string, unknown>>): string[] {
  const texts = module.properties
    .filter(({ fieldName, property }) => property.isSearchable && module.list.search.includes(fieldName))
    .map(({ name }) => values[name]);
  const tokens = new Set(
    texts.flatMap((text) => (typeof text === "string" ? [...tokensOf(text), ...soundsOf(text)] : [])),
  );
  tokens.delete("");
  return [...tokens];
}

/** The value of the `search` column for a record's values. */
export const searchVector = (module: Module, values: Readonly<Record<string, unknown>>): Expression<string> =>
  sql`array_to_tsvector(${searchTokens(module, values)}::text[])`;

// Chinese is stored in the very pieces it is asked for in: these the index skips through, while of beginnings it gathers all there are.
const WHOLE = /^\p{Script=Han}+$/u;

/** The condition that a record is found by the query. Tokens hold letters, marks and digits only; they are quoted all the same. */
export function foundBy(query: string): Expression<SqlBool> {
  const asked = askedTokens(query).map(
    (token) => `'${token.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${WHOLE.test(token) ? "" : ":*"}`,
  );
  return asked.length === 0 ? sql`false` : sql`search @@ ${asked.join(" & ")}::tsquery`;
}
