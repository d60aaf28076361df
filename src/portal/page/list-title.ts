import { inLanguage, type Language } from "../../contract/text.ts";
import { PAGE_TEXTS as TEXTS } from "./page-texts.ts";

interface Told {
  /** Title without filters, or the name of the filtered subset, such as a kind. */
  readonly what: string;
  readonly where?: string | undefined;
  /** Further filters as text; undefined ones are left out. */
  readonly more?: readonly (string | undefined)[];
}

/** Heading of a filtered list, and its title on the first page. */
export function listTitle({ what, where, more = [] }: Told, language: Language): string {
  const base = where ? inLanguage(TEXTS.from, language, { what, where }) : what;
  return more.reduce<string>(
    (title, next) => (next ? inLanguage(TEXTS.joined, language, { title, more: next }) : title),
    base,
  );
}

/** Adds the page number to the title from page 2 on, so that each page has its own. */
export const titleOnPage = (title: string, page: number, language: Language): string =>
  page > 1 ? listTitle({ what: title, more: [inLanguage(TEXTS.pageNumber, language, { page })] }, language) : title;

/** Meta description of a list, as distinct as its title. */
export const listDescription = (title: string, lead: string, language: Language): string =>
  inLanguage(TEXTS.described, language, { title, lead });

/** The list's search query as a part of its title; undefined without one. */
export const searchedFor = (query: URLSearchParams, language: Language): string | undefined => {
  const words = query.get("search");
  return words ? inLanguage(TEXTS.searched, language, { words }) : undefined;
};

/**
 * True for a page that search engines should not index, because such pages are unlimited or empty: a search, and
 * filters without a result (docs/decisions/024).
 */
export const isEndless = (query: URLSearchParams, filters: readonly string[], total: number): boolean =>
  Boolean(query.get("search")) || (total === 0 && filters.some((name) => query.get(name)));
