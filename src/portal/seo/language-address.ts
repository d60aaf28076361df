import { DEFAULT_LANGUAGE, type Language } from "../../contract/text.ts";

/** The parts of a query that make a page another one, in their order; the first page of a list is the list itself. */
export function ownQuery(query: URLSearchParams, members: readonly string[]): [string, string][] {
  return members.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null || value === "" || (name === "page" && value === "1") ? [] : [[name, value]];
  });
}

/**
 * The one address of a page in a language (docs/decisions/024): that of the default language carries none, as it is what a visitor
 * without a choice gets.
 */
export function addressIn(language: Language, path: string, query: readonly (readonly [string, string])[]): string {
  const members = language === DEFAULT_LANGUAGE ? query : [...query, ["lang", language] as const];
  const written = new URLSearchParams(members.map(([name, value]): [string, string] => [name, value])).toString();
  return written === "" ? path : `${path}?${written}`;
}
