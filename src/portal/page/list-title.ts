import { inLanguage, type Language } from "../../contract/text.ts";
import { PAGE_TEXTS as TEXTS } from "./page-texts.ts";

interface Told {
  /** What the list is called without any filter, or what it shows of all it could. */
  readonly what: string;
  readonly where?: string | undefined;
  /** Every other condition in words; those that are not set are left out. */
  readonly more?: readonly (string | undefined)[];
}

/** What a list is called once it is filtered: its heading, and without the page's number its title. */
export function listTitle({ what, where, more = [] }: Told, language: Language): string {
  const base = where ? inLanguage(TEXTS.from, language, { what, where }) : what;
  return more.reduce<string>(
    (title, next) => (next ? inLanguage(TEXTS.joined, language, { title, more: next }) : title),
    base,
  );
}

/** A title that no other page of the list has. */
export const titleOnPage = (title: string, page: number, language: Language): string =>
  page > 1 ? listTitle({ what: title, more: [inLanguage(TEXTS.pageNumber, language, { page })] }, language) : title;

/** What a list says of itself to search machines: as different from others as its title. */
export const listDescription = (title: string, lead: string, language: Language): string =>
  inLanguage(TEXTS.described, language, { title, lead });

/** What was typed into a list's own search field, in words. */
export const searchedFor = (query: URLSearchParams, language: Language): string | undefined => {
  const words = query.get("search");
  return words ? inLanguage(TEXTS.searched, language, { words }) : undefined;
};

/** Pages without end, or of nothing: whatever was typed, and filters that leave nothing over (docs/decisions/024). */
export const isEndless = (query: URLSearchParams, filters: readonly string[], total: number): boolean =>
  Boolean(query.get("search")) || (total === 0 && filters.some((name) => query.get(name)));
