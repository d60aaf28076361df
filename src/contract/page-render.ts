import type { Language, WrittenWords } from "./text.ts";

/** The three bundles a page can stand on. */
export type PageEntry = "signin" | "console" | "portal";

/** Addresses of a bundle's built files, in the order in which they belong into the page. */
export interface PageFiles {
  /** Module scripts; they need the nonce. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Further modules that the scripts import at once, for `modulepreload`. */
  readonly preload: readonly string[];
}

/** What the server knows when a page is asked for. */
export interface PageRequest {
  /** Begins with a slash; without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The address is spelled as no page's is; `path` is not it. */
  readonly isStray: boolean;
  readonly language: Language;
  readonly colorScheme: "light" | "dark" | "system";
  /** `#RRGGBB`. */
  readonly themeColor: string;
  readonly apiBase: string;
  /** Names the build, so that a page can tell when the server has another (push.ts NEW_VERSION). */
  readonly version: string;
  /** Settings anybody may read, by key (W7). */
  readonly settings: Readonly<Record<string, string>>;
  /** Words written at run time for the public pages. */
  readonly words: WrittenWords;
  /** The browser holds a token; whether it is still good shows at the first call. */
  readonly isSignedIn: boolean;
  /** For every script and style of the page (HD-02). */
  readonly nonce: string;
  readonly assets: (entry: PageEntry) => PageFiles;
}

export interface PageResult {
  readonly status: number;
  readonly html: string;
  /** The same for everybody with the same cookies, so it may be kept for some seconds; absent: nobody keeps it (HD-05). */
  readonly cache?: "public";
  /** With status 302: where to; always an own path. */
  readonly location?: string;
  /** The visitor chose a language by a plain link: to be kept in the preference cookie. */
  readonly rememberLanguage?: Language;
}

/** The export `renderPage` of the built `dist/ssr/render.js`. */
export type RenderPage = (request: PageRequest) => PageResult | Promise<PageResult>;
