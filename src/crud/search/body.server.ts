import { sql, type Expression, type SqlBool } from "kysely";
import type { Module } from "../define-module.ts";
import { askedTokens, tokensOf } from "./tokens.ts";

/*
 * The words of long written texts, in a column beside `search`: so many that what finds a record by its title is not to wait for them.
 * Chinese by pairs of characters, the rest by words from their third letter on; nothing by sound.
 */

const MOST_TOKENS = 4_000; // of one record
const LONGEST_TOKEN = 12;
const LEAST_LETTERS = 3; // shorter beginnings stand in nearly every text

const BLOCKS = /<\/?(?:p|h\d|li|td|th|tr|div|figcaption|blockquote|br)\b[^>]*>/i;

/** What HTML says, a paragraph each. */
export const paragraphsOf = (html: string): string[] =>
  html.split(BLOCKS).flatMap((piece) => {
    const words = piece
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/&(?:nbsp|#160);/g, " ")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&")
      .trim();
    return words === "" ? [] : [words];
  });

const isEnough = (token: string): boolean =>
  /^\p{Script=Han}/u.test(token) ? [...token].length > 1 : token.length >= LEAST_LETTERS;

const shortened = (tokens: readonly string[]): string[] => [
  ...new Set(tokens.filter(isEnough).map((token) => token.slice(0, LONGEST_TOKEN))),
];

/** What the record's written texts are found by. */
export function bodyTokens(module: Module, values: Readonly<Record<string, unknown>>): string[] {
  const texts = module.properties
    .filter(({ fieldName }) => module.list.body?.includes(fieldName))
    .flatMap(({ name }) => (typeof values[name] === "string" ? paragraphsOf(values[name]) : []));
  return shortened(texts.flatMap(tokensOf)).slice(0, MOST_TOKENS);
}

export const bodyVector = (module: Module, values: Readonly<Record<string, unknown>>): Expression<string> =>
  sql`array_to_tsvector(${bodyTokens(module, values)}::text[])`;

/** The condition that the written texts have the words; undefined: they are too short to be looked for there. */
export function bodyHas(words: string): Expression<SqlBool> | undefined {
  const asked = askedTokens(words);
  if (asked.length === 0 || !asked.every(isEnough)) return undefined;
  // Tokens hold letters, marks and digits only.
  const query = shortened(asked).map((token) => `'${token}'${/^\p{Script=Han}/u.test(token) ? "" : ":*"}`);
  return sql<SqlBool>`body @@ ${query.join(" & ")}::tsquery`;
}
