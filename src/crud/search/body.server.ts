import { sql, type Expression, type SqlBool } from "kysely";
import type { Module } from "../define-module.ts";
import { askedTokens, tokensOf } from "./search-tokens.ts";

/*
 * Full-text tokens of long texts. They are in a column `body` separate from `search`, so that searches by title do not
 * read them. Chinese is split into pairs of characters, other scripts into words of at least three letters, and numbers;
 * there is no pinyin.
 */

const MAX_TOKENS = 4_000; // per record
const LONGEST_TOKEN = 12;
const MIN_LETTERS = 3; // shorter prefixes occur in nearly every text

const BLOCKS = /<\/?(?:p|h\d|li|td|th|tr|div|figcaption|blockquote|br)\b[^>]*>/i;

/** The text of HTML by paragraph. */
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

const isShortNumber = (token: string): boolean => /^\d{1,2}$/.test(token); // the 29th: found whole, not as a prefix

const isEnough = (token: string): boolean =>
  isShortNumber(token) || (/^\p{Script=Han}/u.test(token) ? [...token].length > 1 : token.length >= MIN_LETTERS);

const shortened = (tokens: readonly string[]): string[] => [
  ...new Set(tokens.filter(isEnough).map((token) => token.slice(0, LONGEST_TOKEN))),
];

/** The tokens of the record's long texts. */
export function bodyTokens(module: Module, values: Readonly<Record<string, unknown>>): string[] {
  const texts = module.properties
    .filter(({ fieldName }) => module.list.body?.includes(fieldName))
    .flatMap(({ name }) => (typeof values[name] === "string" ? paragraphsOf(values[name]) : []));
  return shortened(texts.flatMap(tokensOf)).slice(0, MAX_TOKENS);
}

export const bodyVector = (module: Module, values: Readonly<Record<string, unknown>>): Expression<string> =>
  sql`array_to_tsvector(${bodyTokens(module, values)}::text[])`;

/** The condition that the long texts contain all words; undefined when the query is too short. */
export function bodyHas(words: string): Expression<SqlBool> | undefined {
  const asked = askedTokens(words);
  if (asked.length === 0 || !asked.every(isEnough)) return undefined;
  // Tokens consist of letters, marks and digits only, so they need no escaping.
  const query = shortened(asked).map(
    (token) => `'${token}'${isShortNumber(token) || /^\p{Script=Han}/u.test(token) ? "" : ":*"}`,
  );
  return sql<SqlBool>`body @@ ${query.join(" & ")}::tsquery`;
}
