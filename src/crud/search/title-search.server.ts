import { askedTokens } from "./search-tokens.ts";
import { isTokenFound, textTokens } from "./search-vector.server.ts";

/**
 * Of so many records that the list's search finds, those found by their titles are looked for. The search column does
 * not say which field a token is from.
 */
export const MAX_COMPARED = 1_000;

/**
 * Whether the search finds a record by its title alone, given in all languages. For callers without the list, to whom the records found would
 * otherwise tell what stands in fields that they may not read, such as a person's telephone number.
 */
export function isFoundInTitle(titles: readonly string[], query: string): boolean {
  const tokens = textTokens(titles);
  return askedTokens(query).every((asked) => isTokenFound(asked, tokens));
}
