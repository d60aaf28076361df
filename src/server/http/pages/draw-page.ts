import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import type { MenuNode } from "../../../contract/menu.ts";
import { isMachineFile, type FailedPage, type PageRequest, type Renderer } from "../../../contract/page-render.ts";
import { isPublicPath } from "../../../contract/public/public-addresses.ts";
import type { Language, AllOverrides } from "../../../contract/text.ts";
import { withTimeout } from "../../with-timeout.ts";
import { withPreview, type PreviewGrant } from "./preview-grant.ts";
import type { RateLimit } from "../admission/rate-limit.ts";
import { answerTo, handleFailure } from "../answer/answer-failure.ts";
import type { PublicAnswer } from "../answer/public-cache.ts";
import { byContent, byNonce, pagePolicy, reportingEndpoints, WORKER_POLICY } from "../answer/security-headers.ts";
import { rasterizeSvg } from "../files/rasterize-svg.ts";
import type { Route } from "../route.ts";
import type { KeptForms } from "./kept-forms.ts";
import { inProcessCalls } from "./in-process-calls.ts";
import { isPublicAddress, PREVIEW, type ParsedPageRequest } from "./parse-page-request.ts";
import { rememberLanguage } from "./page-language.ts";
import { rememberPreview } from "./preview-cookie.ts";

export interface DrawingOptions {
  readonly apiBase: string;
  /** Origin of websockets, when it is configured (HD-02). */
  readonly socketOrigin: string | null;
  /** Settings anybody may read (W7), unset names in the given language. */
  readonly settings: (language: Language) => Promise<Readonly<Record<string, string>>>;
  /** Words written at run time. */
  readonly words: () => Promise<AllOverrides>;
  /** The public endpoints that pages read from. */
  readonly routes: readonly Route[];
  readonly rateLimit: RateLimit;
  /** Placeholder colours and descriptions of pictures. */
  readonly pictures?: PageRequest["pictures"];
  /** The menu of somebody with every right: all addresses that the console has. */
  readonly menu?: () => Promise<readonly MenuNode[]>;
  /** Absent: what was typed into a form that is refused stands in the answer alone. */
  readonly keptForms?: KeptForms;
  /** Returns what a preview link lets its reader see of a record; `token` comes from its address. */
  readonly previews?: (page: string, id: string, token: string) => Promise<PreviewGrant | undefined>;
}

/** The built program that draws, and what its pages name. */
export interface Built {
  readonly renderer: Renderer;
  readonly assets: PageRequest["assets"];
  readonly version: string;
  /** Address for reports of policy violations. */
  readonly reports: string;
}

/** Throws, instead of drawing an error page, for a file of machines, a spent budget, and a refused form. */
export type DrawPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  pageRequest: ParsedPageRequest & Pick<PageRequest, "refusedForm">,
) => Promise<PublicAnswer>;

// HD-07: a redirect never leads to another site, whatever the renderer returned.
const ownPath = (location: string): string => (/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(location) ? location : "/");

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

/** Headers of files that are not pages: their policy lets no script run. The offline worker fetches pages. */
const fileHeaders = (type: string) => ({
  "content-type": type,
  ...(type.startsWith("text/javascript") ? { "content-security-policy": WORKER_POLICY } : {}),
});

export const pageHeaders = (policy: string, reports: string) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "reporting-endpoints": reportingEndpoints(reports),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
});

/**
 * True for an address of the console that nobody's menu has: the renderer, which does not know the menu, draws it with
 * status 200. Of all other addresses the renderer itself knows whether there is a page.
 */
async function isMissingInConsole(
  { path, isUnknown }: ParsedPageRequest,
  { hasConsolePage }: Renderer,
  menu: NonNullable<DrawingOptions["menu"]>,
): Promise<boolean> {
  const isConsole = !(isUnknown || isPublicAddress(path) || OTHER_PAGES.has(path));
  return isConsole && !hasConsolePage(path, await menu());
}

type Site = readonly [settings: Readonly<Record<string, string>>, words: AllOverrides, isMissing: boolean];

/** The site's name and words, and whether the console lacks the page. */
async function siteOf(
  pageRequest: ParsedPageRequest,
  { settings, words, menu = async () => [] }: Pick<DrawingOptions, "settings" | "words" | "menu">,
  renderer: Renderer,
): Promise<Site> {
  return inTime(
    Promise.all([settings(pageRequest.language), words(), isMissingInConsole(pageRequest, renderer, menu)]),
  );
}

/** The same for an error page; reading the settings may be what failed. */
async function siteOfFailure(
  { language }: ParsedPageRequest,
  { settings, words }: Pick<DrawingOptions, "settings" | "words">,
): Promise<Site> {
  const orElse = <T>(asked: Promise<T>, instead: T) =>
    Promise.race([asked.catch(() => instead), pause(ERROR_PAGE_TIMEOUT_MS, instead, { ref: false })]);
  const [known, written] = await Promise.all([
    orElse(settings(language), {}),
    orElse(words(), { zh: {}, lo: {}, en: {} }),
  ]);
  return [known, written, false];
}

/** Draws a page under a policy with a fresh nonce (HD-02, HD-05); when that fails, a page that says why. */
export function pageDrawer(options: DrawingOptions, { renderer, assets, version, reports }: Built): DrawPage {
  const { apiBase, socketOrigin, previews = async () => undefined, pictures = async () => ({}) } = options;
  const askIn = inProcessCalls(options.routes, options.rateLimit);

  const drawAs = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pageRequest: Parameters<DrawPage>[2],
    failed?: FailedPage,
  ): Promise<PublicAnswer> => {
    const { language, path, query } = pageRequest;
    const nonce = randomBytes(18).toString("base64");
    const [known, written, isMissing] = await (failed
      ? siteOfFailure(pageRequest, options)
      : siteOf(pageRequest, options, renderer));
    const token = isPublicPath(path) && !failed ? query.get(PREVIEW) : null;
    const grant = token === null ? undefined : await previews(path, query.get("id") ?? "", token);
    if (grant && token !== null) rememberPreview(request, reply, { page: path, id: grant.id, token });
    const page = {
      ...pageRequest,
      ...(token === null ? {} : { preview: grant ? ("shown" as const) : ("over" as const) }),
      ...(failed ? { failed } : {}),
      apiBase,
      version,
      settings: known,
      words: written,
      nonce,
      assets,
      pictures,
    };
    const drawing = async () => renderer.renderPage({ ...page, ask: askIn(request, reply, language) });
    const drawn = await (grant ? withPreview(grant, drawing) : drawing());
    const { status, body, type, cache, location, inlineScripts, picture } = drawn;
    if (drawn.rememberLanguage) rememberLanguage(request, reply, drawn.rememberLanguage);
    const policy = pagePolicy(inlineScripts ? byContent(inlineScripts) : byNonce(nonce), socketOrigin, reports);
    return {
      status: isMissing ? 404 : status,
      body: picture ? await rasterizeSvg(body, picture) : body,
      headers: {
        ...(type === undefined ? { ...pageHeaders(policy, reports), "content-language": language } : fileHeaders(type)),
        ...(location === undefined ? {} : { location: ownPath(location) }),
        ...(failed?.retryAfter === undefined ? {} : { refresh: String(failed.retryAfter) }),
      },
      ...(isMachineFile(path) ? {} : { vary: "Cookie" }),
      isCached: cache === "public" && status === 200,
      isCachedHere: pageRequest.isUnknown && status === 404,
    };
  };

  return async (request, reply, pageRequest) => {
    try {
      return await drawAs(request, reply, pageRequest);
    } catch (error) {
      if (isMachineFile(pageRequest.path) || isTooMany(error) || request.method === "POST") throw error;
      const { reason } = handleFailure(error, request, reply).failure;
      // Random, so that not all pages reload at the same moment.
      const again = reason === "unavailable" ? { retryAfter: 5 + Math.floor(Math.random() * 5) } : {};
      return drawAs(request, reply, pageRequest, { reason, requestId: request.id, ...again });
    }
  };
}

export const isTooMany = (error: unknown): boolean => answerTo(error).failure.reason === "tooManyRequests";
