import type { ComponentType } from "react";
import type { Page } from "../../contract/list-query.ts";
import type { CallInProcess, PageRequest } from "../../contract/page-render.ts";
import type { PublicText } from "../../contract/public/public-text.ts";
import type { Language, Text } from "../../contract/text.ts";

/** What a page of the site knows of its request. `apiBase`: `/api` where it is not said. */
export type PageAddress = Pick<
  PageRequest,
  "origin" | "path" | "query" | "language" | "settings" | "features" | "hasToken" | "refusedForm"
> &
  Partial<Pick<PageRequest, "apiBase">>;

/** An object of schema.org with relative paths, which `withWholeAddresses` replaces. */
export type Structured = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** Data of a page's `<head>`, for search engines and link previews. */
export interface DocumentHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the picture in link previews. */
  readonly picture?: string;
  /**
   * The languages in which the page's record is complete, the language of writing first. Search engines are only told
   * about these. Absent: all.
   */
  readonly languages?: readonly Language[];
  /** Query parameters that identify the page, in their order; the canonical address holds only these. */
  readonly canonical?: readonly string[];
  /**
   * Structured data (schema.org), built by seo/structured-data.ts (`newsArticle`, `product`, `organization`, `brand`,
   * `itemList`, `breadcrumbs`, `governmentNotice`, `certification`). Its paths are made absolute.
   */
  readonly structured?: readonly Structured[];
  /** Neither indexed nor cached, because the page is personal or one of an unlimited number. */
  readonly isPrivate?: boolean;
  /** Status of a page that tells that its record is missing, or may not be looked up for now. */
  readonly status?: 404 | 429;
}

/** A list with one filter: the query parameter and its value. */
export interface ChosenList {
  readonly name: string;
  readonly value: string;
}

export interface FeedItem {
  /** Path and `id` parameter of the record's page. */
  readonly path: string;
  readonly id: string;
  readonly title: PublicText;
  readonly summary: string;
  readonly publishedAt: string;
}

/** A feed at `/feeds/<language>/<name>.<form>`. */
export interface Feed {
  /** In lower case. */
  readonly name: string;
  readonly title: Text;
  /** Path of the page with the same records. */
  readonly path: string;
  /** The newest records, up to `size`. */
  readonly items: (ask: CallInProcess, size: string) => Promise<readonly FeedItem[]>;
}

/** A page of the public site: its data, its head and its view. */
export interface PortalPage<Data = unknown> {
  readonly path: `/home${string}`;
  /** Query parameters the page reads, in the order of the canonical address; it gets no others. */
  readonly reads?: (query: URLSearchParams) => readonly string[];
  /** Loads the data; resolves to undefined if there is no such page. */
  readonly load: (ask: CallInProcess, address: PageAddress) => Promise<Data | undefined>;
  readonly head: (data: Data, address: PageAddress) => DocumentHead;
  /** The sitemap lists the page without a query. */
  readonly isListed?: true;
  /**
   * Lists with one filter that the sitemap also contains; robots are kept from lists with several (docs/decisions/024).
   */
  readonly chosenLists?: (ask: CallInProcess) => Promise<readonly ChosenList[]>;
  /** Feed of what the page shows; a page without one links to all feeds of the site. */
  readonly feed?: Feed;
  /** The header overlaps the page's lead picture. */
  readonly isOverPicture?: boolean;
  /** Id of the page's form, which the language switch submits so that typed text is kept (`contract/kept-form`). */
  readonly formId?: (data: Data) => string | undefined;
  /** The page loads the program of the public site (main/portal.tsx); other pages have no program. */
  readonly isLive?: boolean;
  readonly View: ComponentType<{ readonly data: Data; readonly address: PageAddress }>;
}

// Each page is only called with the data it has loaded itself.
export const portalPage = <Data>(page: PortalPage<Data>): PortalPage => page as unknown as PortalPage;

/** Query parameters of a page that shows one record by `id`, and otherwise a list with the parameters `list`. */
export const oneOrList =
  (list: readonly string[]): NonNullable<PortalPage["reads"]> =>
  (query) =>
    query.get("id") ? ["id"] : list;

/** True for a page after the last one, which does not exist; the first page may be empty. */
export const isBehindLast = ({ rows, page }: Pick<Page<unknown>, "rows" | "page">): boolean =>
  rows.length === 0 && page > 1;

/**
 * Address of the same page with changed query parameters; undefined or "" removes one. Any change but of `page` leads
 * to the first page.
 */
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
