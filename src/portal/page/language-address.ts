import { DEFAULT_LANGUAGE, type Language } from "../../contract/text.ts";

/** Query parameters that identify a page, in their order; page 1 of a list is the list itself. */
export function ownQuery(query: URLSearchParams, members: readonly string[]): [string, string][] {
  return members.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null || value === "" || (name === "page" && value === "1") ? [] : [[name, value]];
  });
}

/**
 * Canonical address of a page in a language (docs/decisions/024). That of the default language has no `lang`, because a
 * visitor without a choice gets that language.
 */
export function addressIn(language: Language, path: string, query: readonly (readonly [string, string])[]): string {
  const members = language === DEFAULT_LANGUAGE ? query : [...query, ["lang", language] as const];
  const written = new URLSearchParams(members.map(([name, value]): [string, string] => [name, value])).toString();
  return written === "" ? path : `${path}?${written}`;
}
