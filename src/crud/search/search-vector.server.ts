import { sql, type Expression, type SqlBool } from "kysely";
import { personNames } from "../../contract/person-name.ts";
import type { Module } from "../define-module.ts";
import { soundsOf } from "./pinyin.server.ts";
import { askedTokens, tokensOf } from "./search-tokens.ts";

/** The tokens by which texts are found: their words, and Chinese ones also by sound. */
export function textTokens(texts: readonly string[]): string[] {
  const tokens = new Set(texts.flatMap((text) => [...tokensOf(text), ...soundsOf(text)]));
  tokens.delete("");
  return [...tokens];
}

/** The search tokens of a record, from the fields that its list searches. */
export function searchTokens(module: Module, values: Readonly<Record<string, unknown>>): string[] {
  const texts = module.properties
    .filter(({ fieldName, property }) => property.isSearchable && module.list.search.includes(fieldName))
    .map(({ name }) => values[name]);
  return textTokens(texts.flatMap((text) => (typeof text === "string" ? personNames(text) : [])));
}

/** The value of the `search` column. */
export const searchVector = (module: Module, values: Readonly<Record<string, unknown>>): Expression<string> =>
  sql`array_to_tsvector(${searchTokens(module, values)}::text[])`;

// Chinese is stored in the same pieces as it is queried, so it needs no prefix match, for which the index reads all
// entries with the prefix.
const WHOLE = /^\p{Script=Han}+$/u;

/** Whether a token of a query is among stored ones, as the database would say. */
export const isTokenFound = (asked: string, tokens: readonly string[]): boolean =>
  WHOLE.test(asked) ? tokens.includes(asked) : tokens.some((token) => token.startsWith(asked));

/**
 * The condition that a record matches the query. Tokens consist of letters, marks and digits only, but are escaped all
 * the same.
 */
export function foundBy(query: string): Expression<SqlBool> {
  const asked = askedTokens(query).map(
    (token) => `'${token.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${WHOLE.test(token) ? "" : ":*"}`,
  );
  return asked.length === 0 ? sql`false` : sql`search @@ ${asked.join(" & ")}::tsquery`;
}
