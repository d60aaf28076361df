import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../../../contract/errors.ts";
import type { MenuNode } from "../../../contract/menu.ts";
import type { Renderer } from "../../../contract/page-render.ts";
import type { AllOverrides, Language } from "../../../contract/text.ts";
import { withTimeout } from "../../with-timeout.ts";
import { isPublicAddress, type ParsedPageRequest } from "./parse-page-request.ts";

/** ms that a page waits for the site's name and texts; then it says that the database does not answer. */
const SETTINGS_TIMEOUT_MS = 3_000;
/** ms for an error page, which can be rendered without them. */
const ERROR_PAGE_TIMEOUT_MS = 500;

const inTime = <T>(asked: Promise<T>): Promise<T> =>
  withTimeout(asked, SETTINGS_TIMEOUT_MS, () => {
    throw new Failure("unavailable");
  });

/** Drawn by the server, and neither the console's nor the public site's. */
const OTHER_PAGES: ReadonlySet<string> = new Set(["/login", "/auth-redirect"]);

/** What pages show of the database beside their own data. */
export interface SiteSource {
  /** Settings anybody may read (W7), unset names in the given language. */
  readonly settings: (language: Language) => Promise<Readonly<Record<string, string>>>;
  /** Words written at run time. */
  readonly words: () => Promise<AllOverrides>;
  /** The menu of somebody with every right: all addresses that the console has. */
  readonly menu?: () => Promise<readonly MenuNode[]>;
}

/**
 * True for an address of the console that nobody's menu has: the renderer, which does not know the menu, draws it with
 * status 200. Of all other addresses the renderer itself knows whether there is a page.
 */
async function isMissingInConsole(
  { path, isUnknown }: ParsedPageRequest,
  { hasConsolePage }: Renderer,
  menu: NonNullable<SiteSource["menu"]>,
): Promise<boolean> {
  const isConsole = !(isUnknown || isPublicAddress(path) || OTHER_PAGES.has(path));
  return isConsole && !hasConsolePage(path, await menu());
}

interface SiteData {
  readonly settings: Readonly<Record<string, string>>;
  readonly words: AllOverrides;
  readonly isMissing: boolean;
}

/** The site's settings and words, and whether the console lacks the page. Throws `unavailable` if they take too long. */
export async function siteDataOf(
  pageRequest: ParsedPageRequest,
  { settings, words, menu = async () => [] }: SiteSource,
  renderer: Renderer,
): Promise<SiteData> {
  const [known, written, isMissing] = await inTime(
    Promise.all([settings(pageRequest.language), words(), isMissingInConsole(pageRequest, renderer, menu)]),
  );
  return { settings: known, words: written, isMissing };
}

/** The same for an error page; reading the settings may be what failed. */
export async function siteDataOfFailure(
  { language }: ParsedPageRequest,
  { settings, words }: SiteSource,
): Promise<SiteData> {
  const orElse = <T>(asked: Promise<T>, instead: T) =>
    Promise.race([asked.catch(() => instead), pause(ERROR_PAGE_TIMEOUT_MS, instead, { ref: false })]);
  const [known, written] = await Promise.all([
    orElse(settings(language), {}),
    orElse(words(), { zh: {}, lo: {}, en: {} }),
  ]);
  return { settings: known, words: written, isMissing: false };
}
