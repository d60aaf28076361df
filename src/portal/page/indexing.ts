import { addressWith, type DocumentHead } from "./portal-page.ts";
import { ownQuery } from "./language-address.ts";

/*
 * Which lists search engines may follow and index (docs/decisions/024): links to the others have `nofollow`, their
 * pages `noindex`.
 */

/** Target of a link, with `nofollow` where search engines should not follow it. */
export interface LinkTarget {
  readonly href: string;
  readonly rel?: "nofollow";
}

/** Searches are unlimited, and the list of one enterprise repeats that enterprise's page. */
const FOR_VISITORS: ReadonlySet<string> = new Set(["search", "enterprise"]);

/**
 * True for a list with several filters, of which there are more combinations than records, or a later page of a
 * filtered list.
 */
const isKeptFromCrawlers = (members: readonly string[]): boolean =>
  members.length > 1 || members.some((name) => FOR_VISITORS.has(name));

/** A link, with `nofollow` if it leads to a list that is kept from crawlers. */
export function linkTo(href: string): LinkTarget {
  const query = new URLSearchParams(href.split("?")[1]);
  return isKeptFromCrawlers(ownQuery(query, [...query.keys()]).map(([name]) => name))
    ? { href, rel: "nofollow" }
    : { href };
}

/** `linkTo` to `addressWith`. */
export const linkWith = (...given: Parameters<typeof addressWith>): LinkTarget => linkTo(addressWith(...given));

/**
 * True for a page that search engines may index; the others say `noindex` (web/document/html-document). `isForAll`: it
 * was found, is not private and no preview.
 */
export const isIndexed = ({ canonical = [] }: DocumentHead, query: URLSearchParams, isForAll: boolean): boolean =>
  isForAll && !isKeptFromCrawlers(ownQuery(query, canonical).map(([name]) => name));
