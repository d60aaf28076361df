import type { ComponentType } from "react";
import type { Page } from "../../contract/list-query.ts";
import type { Ask } from "../../contract/public/page-render.ts";
import type { Language } from "../../contract/text.ts";
import type { ChosenList } from "../seo/chosen-lists.ts";
import type { Feed } from "../seo/feed.ts";
import { ownQuery } from "../seo/language-address.ts";
import type { Structured } from "../seo/structured-data.ts";

export interface PageAddress {
  /** What addresses that leave the page begin with, such as `https://farm.example.la`; empty where nobody has said (IN-15). */
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Settings anybody may read, by key (W7). */
  readonly settings: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
}

/** What search machines and whoever a page is shared with are told. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the picture that is shown with a shared link. */
  readonly picture?: string;
  /** Parts of the query that make it another page, in their order; the rest of an address says nothing new. */
  readonly canonical?: readonly string[];
  /**
   * What the page is about, for search machines, by the builders of seo/structured-data.ts (`newsArticle`, `product`,
   * `organization`, `brand`, `itemList`, `breadcrumbs`, `governmentNotice`, `certification`). Paths in it become whole addresses.
   */
  readonly structured?: readonly Structured[];
  /** Not to be found by search machines, and kept by nobody: what its address asks for is one person's matter, or endless. */
  readonly isPrivate?: boolean;
  /** The page itself says that what was asked for is not there, or not for now. */
  readonly status?: 404 | 429;
}

/** One page of the public site: what it is made of, asked for before it is drawn; what is said of it; how it looks. */
export interface PortalPage<Data = unknown> {
  readonly path: `/home${string}`;
  /** The members of the query that it reads, in the order in which an address names them; it is given no other. */
  readonly reads?: (query: URLSearchParams) => readonly string[];
  /** Undefined: there is no such page. */
  readonly load: (ask: Ask, place: PageAddress) => Promise<Data | undefined>;
  readonly head: (data: Data, place: PageAddress) => PageHead;
  /** The sitemap names it: it stands for itself, without a query. */
  readonly isListed?: true;
  /**
   * The lists under one condition that the sitemap names beside the whole list; robots are kept from those under several
   * (docs/decisions/024).
   */
  readonly chosenLists?: (ask: Ask) => Promise<readonly ChosenList[]>;
  /** Of what the page shows; one without leads to all feeds of the site. */
  readonly feed?: Feed;
  /** The header lies over the page's lead picture. */
  readonly isOverPicture?: boolean;
  /** The page comes with the program of the public site (main/portal.tsx); all others carry none. */
  readonly isLive?: boolean;
  readonly View: ComponentType<{ readonly data: Data; readonly place: PageAddress }>;
}

// The kinds of data differ from page to page; each is only ever given its own.
export const portalPage = <Data>(page: PortalPage<Data>): PortalPage => page as unknown as PortalPage;

/** What a page reads that shows one record by its id, and else all of them in a list. */
export const oneOrList =
  (list: readonly string[]): NonNullable<PortalPage["reads"]> =>
  (query) =>
    query.get("id") ? ["id"] : list;

/** A page behind the last one is none; the first one may be empty. */
export const isBehindLast = ({ rows, page }: Pick<Page<unknown>, "rows" | "page">): boolean =>
  rows.length === 0 && page > 1;

/** The same page with other members of its query; undefined or empty takes one away. Another choice begins at the first page. */
export function addressWith(
  { path, query }: Pick<PageAddress, "path" | "query">,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(query);
  if (!Object.hasOwn(change, "page")) next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** Where a link leads, and whether search machines are to follow it. */
export interface Leading {
  readonly href: string;
  readonly rel?: "nofollow";
}

/** What was typed, and what the page of one enterprise says already. */
const FOR_VISITORS: ReadonlySet<string> = new Set(["search", "enterprise"]);

/**
 * Lists that machines are neither led to nor keep (docs/decisions/024): under several conditions, which can be joined in more ways than
 * there are records, or further back under one.
 */
const isForVisitors = (members: readonly string[]): boolean =>
  members.length > 1 || members.some((name) => FOR_VISITORS.has(name));

/** A link for visitors, which machines are to follow where it leads to something of theirs. */
export function leading(href: string): Leading {
  const query = new URLSearchParams(href.split("?")[1]);
  return isForVisitors(ownQuery(query, [...query.keys()]).map(([name]) => name)) ? { href, rel: "nofollow" } : { href };
}

/** A link to `addressWith`. */
export const leadingTo = (...given: Parameters<typeof addressWith>): Leading => leading(addressWith(...given));

/** A list that is drawn and kept for visitors alone. */
export const isLeftToVisitors = ({ canonical = [] }: PageHead, query: URLSearchParams): boolean =>
  isForVisitors(ownQuery(query, canonical).map(([name]) => name));
