import type { Endpoint, Reply } from "./endpoint.ts";
import type { ErrorName } from "./errors.ts";
import type { MenuNode } from "./menu.ts";
import type { ShownPictures } from "./public/shown-pictures.ts";
import type { SiteFeatures } from "./site-features.ts";
import type { Language, AllOverrides } from "./text.ts";

/** The bundles that a page can load. */
export type PageEntry = "signin" | "console" | "portal";

/** URLs of a bundle's built files, in the order in which the page must reference them. */
export interface PageFiles {
  /** Module scripts; they need the nonce. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Modules imported by the scripts, for `modulepreload`. */
  readonly preload: readonly string[];
}

/**
 * Calls a public endpoint in process, with the query as text. Resolves to undefined for `notFound` and `invalidInput`;
 * other failures are thrown.
 */
export type CallInProcess = <E extends Endpoint>(
  endpoint: E,
  wire: Readonly<Record<string, string | null | undefined>>,
) => Promise<Reply<E> | undefined>;

/** The error of a page that could not be rendered. */
export interface FailedPage {
  readonly reason: ErrorName;
  /** Also in the server's log. */
  readonly requestId: string;
  /** Seconds until the browser reloads the page by itself; absent: it does not. */
  readonly retryAfter?: number;
}

/**
 * The text that a visitor typed into a plain form; its page is rendered again with it. It belongs to one visitor, so it
 * is in no address.
 */
export interface RefusedForm {
  /** The submitted values, by member. */
  readonly values: Readonly<Record<string, string>>;
  /** The error of each member, in the page's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why the form was refused, in the page's language; empty if it was not. */
  readonly message: string;
}

/** The input of the page renderer. */
export interface PageRequest {
  /** Origin of absolute addresses, such as `https://farm.example.la`; empty when PUBLIC_URL is not set (IN-15). */
  readonly origin: string;
  /** Begins with a slash, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The address is malformed, or of no public page and nobody has a token: `path` is `/` then. */
  readonly isUnknown: boolean;
  readonly language: Language;
  readonly colorScheme: "light" | "dark" | "system";
  /** `#RRGGBB`. */
  readonly themeColor: string;
  readonly apiBase: string;
  /** Identifies the build, so that an open page notices when the server has a new one (NEW_VERSION in push.ts). */
  readonly version: string;
  /** Public settings by key (W7). */
  readonly settings: Readonly<Record<string, string>>;
  readonly features: SiteFeatures;
  /** Overrides of all texts. The renderer applies them; the page carries only its own. */
  readonly words: AllOverrides;
  /** The address is a preview link: an unpublished record is shown, or the link has expired. */
  readonly preview?: "shown" | "over";
  /** Set when the page could not be made; the error is rendered instead. */
  readonly failed?: FailedPage;
  /** What was typed into a form of this page before. */
  readonly refusedForm?: RefusedForm;
  /** The browser sent a token, which has not been checked yet. */
  readonly hasToken: boolean;
  /** For every script and style of the page (HD-02). */
  readonly nonce: string;
  readonly ask: CallInProcess;
  /** Placeholder colours and descriptions of pictures. */
  readonly pictures: (paths: readonly string[]) => Promise<ShownPictures>;
  readonly assets: (entry: PageEntry) => PageFiles;
}

/** The picture that the server makes of an SVG. */
export interface RasterizedSvg {
  readonly type: "image/png" | "image/jpeg" | "image/x-icon";
  readonly width: number;
  readonly height: number;
}

/** Addresses that programs request by convention; the page renderer answers them too. `*` ends a prefix. */
export const MACHINE_FILES: readonly string[] = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/*",
  "/feeds/*",
  "/manifest.webmanifest",
  "/sw.js",
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/share.jpg",
];
export const isMachineFile = (path: string): boolean =>
  MACHINE_FILES.some((known) => (known.endsWith("*") ? path.startsWith(known.slice(0, -1)) : path === known));

export interface PageResult {
  readonly status: number;
  /** A page, or what `type` says. */
  readonly body: string;
  /** Media type of a reply that is not a page, such as a sitemap. */
  readonly type?: string;
  /** `body` is an SVG, to be sent as this picture. */
  readonly picture?: RasterizedSvg;
  /**
   * The page is equal for everybody with the same cookies and may be cached until something published changes; absent:
   * not cached (HD-05).
   */
  readonly cache?: "public";
  /**
   * The page's inline scripts, allowed by hash because a cached page cannot carry a nonce. Absent: allowed by nonce.
   */
  readonly inlineScripts?: readonly string[];
  /** Target of a redirect (status 302), always within this origin. */
  readonly location?: string;
  /** The visitor chose a language by a link; it is stored in the preference cookie. */
  readonly rememberLanguage?: Language;
}

/** Renders the page of an address. */
export type RenderPage = (request: PageRequest) => PageResult | Promise<PageResult>;

/** The query parameters that a page reads, in canonical form; undefined when the public site has no such page. */
export type DeclaredQuery = (path: string, query: URLSearchParams) => URLSearchParams | undefined;

/** True if the console has a page at the path. `menu` is the menu of a user with all rights. */
export type HasConsolePage = (path: string, menu: readonly MenuNode[]) => boolean;

/** The exports of the built `dist/ssr/render.js`. */
export interface Renderer {
  readonly renderPage: RenderPage;
  readonly declaredQuery: DeclaredQuery;
  readonly hasConsolePage: HasConsolePage;
}
