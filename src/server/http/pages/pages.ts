import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  isMachineFile,
  type FailedPage,
  type PageRequest,
  type Renderer,
} from "../../../contract/public/page-render.ts";
import type { MenuNode } from "../../../contract/menu.ts";
import { PREFERENCE_DAYS } from "../../../contract/preferences/preferences.ts";
import { isPublicPath } from "../../../contract/public/public-addresses.ts";
import { drawPicture } from "../files/drawn-picture.ts";
import { answerPlainly, answerTo, hearFailure } from "../answer/answer-failure.ts";
import type { FairTurn } from "../admission/fair-queue.ts";
import { askPublic } from "./ask-public.ts";
import { encodeFor } from "../answer/content-encoding.ts";
import type { Language, WrittenWords } from "../../../contract/text.ts";
import type { RenderWithin } from "../admission/render-budget.ts";
import type { RefusalDelay } from "../admission/refusal-delay.ts";
import type { PublicCache, PublicAnswer } from "../answer/public-cache.ts";
import { sendCached, uncached } from "../answer/public-cache.ts";
import { networkOf } from "../connection/network-of.ts";
import { readBuildVersion, readPageAssets } from "./page-assets.ts";
import { isOpen, lookWith, PREVIEW, type Look } from "./page-look.ts";
import type { RateLimit } from "../admission/rate-limit.ts";
import type { Route } from "../route.ts";
import { withPreview, type PreviewGrant } from "../../security/preview-grant.ts";
import { rememberPreview } from "./preview-cookie.ts";
import { policyReportsAt } from "./policy-reports.ts";
import {
  byContent,
  byNonce,
  pagePolicy,
  PLAIN_PAGE_POLICY,
  reportingEndpoints,
  WORKER_POLICY,
} from "../answer/security-headers.ts";
import type { PageHandler } from "./unknown-address.ts";
import { waitPage } from "./wait-page.ts";

export interface PagesOptions {
  /** The build's folder, with `web` and `ssr` in it. */
  readonly dist: string;
  readonly apiBase: string;
  /** Where sockets open, when that is said (HD-02). */
  readonly socketOrigin: string | null;
  /** Settings anybody may read (W7), unset names in the given language. */
  readonly settings: (language: Language) => Promise<Readonly<Record<string, string>>>;
  /** Words written at run time. */
  readonly words: () => Promise<WrittenWords>;
  /** Whose public calls the pages are made of. */
  readonly routes: readonly Route[];
  /** The operator's name for the site, where it is set. */
  readonly publicUrl: string | null;
  readonly publicCache: PublicCache;
  readonly rateLimit: RateLimit;
  /** What is not kept is drawn at the expense of the address that asks for it. */
  readonly renderWithin: RenderWithin;
  readonly delayRefusal: RefusalDelay;
  readonly fairTurn: FairTurn;
  /** What stands in the place of pictures until they are there, by their paths. */
  readonly tones?: PageRequest["tones"];
  /** As somebody with every right sees it: the addresses that the console has. */
  readonly menu?: () => Promise<readonly MenuNode[]>;
  /** What the mark of a preview link lets its reader see of a page's record. */
  readonly previews?: (page: string, id: string, mark: string) => Promise<PreviewGrant | undefined>;
}

// Readable by the page, like every preference (§3).
const PREFERENCE_COOKIE = { path: "/", maxAge: PREFERENCE_DAYS * 86_400, sameSite: "lax", httpOnly: false } as const;

// HD-07: whatever the renderer was asked for, nobody is sent to another site.
const ownPath = (location: string): string => (/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(location) ? location : "/");

const load = async (dist: string): Promise<Renderer> =>
  (await import(pathToFileURL(join(dist, "ssr", "render.js")).href)) as Renderer;

/** What a page that says what is wrong waits for the site's name and words; ms. */
const PATIENCE = 500;

/** Drawn by the server, and neither the console's nor the public site's. */
const OTHER_PAGES: ReadonlySet<string> = new Set(["/login", "/auth-redirect"]);

/** What is no page runs nothing; the offline worker fetches pages. */
const fileHeaders = (type: string) => ({
  "content-type": type,
  ...(type.startsWith("text/javascript") ? { "content-security-policy": WORKER_POLICY } : {}),
});

const pageHeaders = (policy: string, reports: string) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "reporting-endpoints": reportingEndpoints(reports),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
});

/** Answers page addresses with the built renderer's HTML under a policy with a fresh nonce (HD-02, HD-05). */
export async function createPages({
  dist,
  apiBase,
  socketOrigin,
  settings,
  words,
  routes,
  publicUrl,
  publicCache,
  rateLimit,
  renderWithin,
  delayRefusal,
  fairTurn,
  previews = async () => undefined,
  tones = async () => ({}),
  menu = async () => [],
}: PagesOptions): Promise<PageHandler> {
  const assets = readPageAssets(join(dist, "web"));
  const { renderPage: render, declaredQuery, hasConsolePage } = await load(dist);
  const lookAt = lookWith(declaredQuery, publicUrl);
  const reports = policyReportsAt(apiBase);
  const version = readBuildVersion(join(dist, "web"));

  const askIn = askPublic(routes, rateLimit);

  const remember = (request: FastifyRequest, reply: FastifyReply, language: Language) =>
    reply.setCookie("language", language, { ...PREFERENCE_COOKIE, secure: request.protocol === "https" });

  const drawAs = async (
    request: FastifyRequest,
    reply: FastifyReply,
    look: Look,
    failed?: FailedPage,
  ): Promise<PublicAnswer> => {
    const { language } = look;
    const nonce = randomBytes(18).toString("base64");
    // A page that says what is wrong stands without them, when they are what is wrong or do not come.
    const without = <T>(asked: Promise<T>, instead: T) =>
      failed ? Promise.race([asked.catch(() => instead), pause(PATIENCE, instead, { ref: false })]) : asked;
    const [known, written] = await Promise.all([
      without(settings(language), {}),
      without(words(), { zh: {}, lo: {}, en: {} }),
    ]);
    const mark = isPublicPath(look.path) && !failed ? look.query.get(PREVIEW) : null;
    const grant = mark === null ? undefined : await previews(look.path, look.query.get("id") ?? "", mark);
    const preview = mark === null ? {} : ({ preview: grant ? "shown" : "over" } as const);
    if (grant && mark !== null) rememberPreview(request, reply, { page: look.path, id: grant.id, mark });
    const page = {
      ...look,
      ...preview,
      ...(failed ? { failed } : {}),
      apiBase,
      version,
      settings: known,
      words: written,
      nonce,
      assets,
      tones,
    };
    // The frame finds its own way and says what is not there; only its status has to be known here.
    const isFrame = !failed && !look.isStray && !isOpen(look.path);
    const isKnown = !isFrame || OTHER_PAGES.has(look.path) || hasConsolePage(look.path, await menu());
    const drawing = async () => render({ ...page, ask: askIn(request, reply, language) });
    const drawn = await (grant ? withPreview(grant, drawing) : drawing());
    const { status, html, type, cache, location, rememberLanguage, inlineScripts, picture } = drawn;
    if (rememberLanguage) remember(request, reply, rememberLanguage);
    const policy = pagePolicy(inlineScripts ? byContent(inlineScripts) : byNonce(nonce), socketOrigin, reports);
    return {
      status: isKnown ? status : 404,
      body: picture ? await drawPicture(html, picture) : html,
      headers: {
        ...(type === undefined ? { ...pageHeaders(policy, reports), "content-language": language } : fileHeaders(type)),
        ...(location === undefined ? {} : { location: ownPath(location) }),
        ...(failed?.returnsIn === undefined ? {} : { refresh: String(failed.returnsIn) }),
      },
      ...(isMachineFile(look.path) ? {} : { vary: "Cookie" }),
      isCached: cache === "public" && status === 200,
      isCachedHere: look.isStray && status === 404,
    };
  };

  const draw = async (request: FastifyRequest, reply: FastifyReply, look: Look): Promise<PublicAnswer> => {
    try {
      return await drawAs(request, reply, look);
    } catch (error) {
      if (isMachineFile(look.path) || isTooMany(error)) throw error;
      const { reason } = hearFailure(error, request, reply).failure;
      // Not all at the same moment.
      const again = reason === "unavailable" ? { returnsIn: 5 + Math.floor(Math.random() * 5) } : {};
      return drawAs(request, reply, look, { reason, requestId: request.id, ...again });
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, look: Look): Promise<FastifyReply> => {
    const { path, query, origin, language, colorScheme, themeColor, isSignedIn, isStray } = look;
    const turn = <R>(work: () => Promise<R>) => renderWithin(networkOf(request.ip), work);
    const isOwn = isSignedIn || !(isStray || isOpen(path)) || query.has(PREVIEW);
    // Compressing what nobody else gets is at the expense of who asked, as drawing it is.
    const make = async () => {
      const drawn = await draw(request, reply, look);
      return !isOwn && (drawn.isCached || drawn.isCachedHere === true)
        ? drawn
        : { ...drawn, encoded: await encodeFor(request, drawn.body) };
    };
    if (isOwn) return sendCached(request, reply, uncached(await turn(make)));
    // A file says the same whatever stands behind its name.
    const address = isMachineFile(path) ? path : isStray ? "stray" : `${path}?${query.toString()}`;
    const key = [origin, address, language, colorScheme, themeColor].join(" ");
    return sendCached(request, reply, await publicCache(key, turn, make));
  };

  return async (request: FastifyRequest, reply: FastifyReply, isOddlySpelled = false) => {
    const look = lookAt(request, isOddlySpelled);
    const { path, query, language } = look;
    // Whoever came by an address in a language reads on in it; to staff a link from elsewhere does not change the console's.
    const isOwnChoice = !look.isSignedIn || request.headers["sec-fetch-site"] === "same-origin";
    if (isPublicPath(path) && query.get("lang") === language && request.cookies["language"] !== language && isOwnChoice)
      remember(request, reply, language);
    try {
      const network = networkOf(request.ip);
      rateLimit("address", network);
      await fairTurn(network);
      return await answer(request, reply, look);
    } catch (error) {
      if (isTooMany(error)) await delayRefusal();
      if (isMachineFile(path)) return answerPlainly(error, request, reply, language);
      if (!isTooMany(error)) throw error;
      const { details } = hearFailure(error, request, reply).failure;
      const seconds = Math.ceil(details.retryAfter ?? 1);
      const address = query.size > 0 ? `${path}?${query.toString()}` : path;
      return reply
        .code(429)
        .headers({ ...pageHeaders(PLAIN_PAGE_POLICY, reports), refresh: String(seconds), "cache-control": "no-store" })
        .send(waitPage({ ...look, address, seconds }));
    }
  };
}

const isTooMany = (error: unknown): boolean => answerTo(error).failure.reason === "tooManyRequests";
