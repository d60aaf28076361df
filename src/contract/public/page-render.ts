import type { Endpoint, Reply } from "../endpoint.ts";
import type { ErrorName } from "../errors.ts";
import type { MenuNode } from "../menu.ts";
import type { TonesByPath } from "./picture-tones.ts";
import type { Language, WrittenWords } from "../text.ts";

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

/**
 * Asks one of our own public calls, without a journey over the network, by texts as an address holds them; undefined: there is no such
 * thing, or it was asked for in a way that makes no sense. What else goes wrong is thrown.
 */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  wire: Readonly<Record<string, string | null | undefined>>,
) => Promise<Reply<E> | undefined>;

/** What went wrong when a page was made. */
export interface FailedPage {
  readonly reason: ErrorName;
  /** Stands in the log too. */
  readonly requestId: string;
  /** Seconds after which the browser asks again by itself; absent: it does not. */
  readonly returnsIn?: number;
}

/** What the server knows when a page is asked for. */
export interface PageRequest {
  /** What whole addresses of the site begin with, such as `https://farm.example.la`; empty where nobody has said (IN-15). */
  readonly origin: string;
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
  /** Words written at run time, of all texts: the renderer says them, it does not hand them on. */
  readonly words: WrittenWords;
  /** The address is a preview link: a record is shown that may not be published, or the link is not good any more. */
  readonly preview?: "shown" | "over";
  /** Why the page itself cannot be made: it says so instead. */
  readonly failed?: FailedPage;
  /** The browser holds a token; whether it is still good shows at the first call. */
  readonly isSignedIn: boolean;
  /** For every script and style of the page (HD-02). */
  readonly nonce: string;
  readonly ask: Ask;
  /** What is known of these pictures' colours. */
  readonly tones: (paths: readonly string[]) => Promise<TonesByPath>;
  readonly assets: (entry: PageEntry) => PageFiles;
}

/** A picture that the server is to make of the SVG it was given. */
export interface DrawnPicture {
  readonly type: "image/png" | "image/jpeg" | "image/x-icon";
  readonly width: number;
  readonly height: number;
}

/** What programs ask for by name beside the pages; answered by the renderer too. */
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
  readonly html: string;
  /** Of what is no page: a sitemap, a feed. */
  readonly type?: string;
  /** `html` is an SVG, to be sent as this picture. */
  readonly picture?: DrawnPicture;
  /** The same for everybody with the same cookies, so it may be kept until something published changes; absent: nobody keeps it (HD-05). */
  readonly cache?: "public";
  /** The only scripts of the page, let in by their content: a kept page cannot carry a nonce. Absent: by the request's nonce. */
  readonly inlineScripts?: readonly string[];
  /** With status 302: where to; always an own path. */
  readonly location?: string;
  /** The visitor chose a language by a plain link: to be kept in the preference cookie. */
  readonly rememberLanguage?: Language;
}

/** The HTML of a page address. */
export type RenderPage = (request: PageRequest) => PageResult | Promise<PageResult>;

/** Of a query what the page of this path reads, in one spelling; undefined: the public site has no such page. */
export type DeclaredQuery = (path: string, query: URLSearchParams) => URLSearchParams | undefined;

/** Whether the console has a page at this path, for whomever; `menu` is the menu of somebody with every right. */
export type HasConsolePage = (path: string, menu: readonly MenuNode[]) => boolean;

/** The exports of the built `dist/ssr/render.js`. */
export interface Renderer {
  readonly renderPage: RenderPage;
  readonly declaredQuery: DeclaredQuery;
  readonly hasConsolePage: HasConsolePage;
}
