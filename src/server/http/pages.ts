import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isMachineFile, type FailedPage, type PageRequest, type RenderPage } from "../../contract/page-render.ts";
import { PREFERENCE_DAYS, PREFERENCE_READERS } from "../../contract/preferences.ts";
import { isPublicPath } from "../../contract/public-addresses.ts";
import { ACCESS_TOKEN } from "../../contract/token-names.ts";
import { drawPicture } from "./drawn-picture.ts";
import { pathOf, queryOf } from "./address.ts";
import { hearFailure } from "./answer-failure.ts";
import { askPublic } from "./ask-public.ts";
import { isLanguage, type Language, type WrittenWords } from "../../contract/text.ts";
import type { KeepPublic, PublicAnswer } from "./kept-public.ts";
import { sendPublic } from "./kept-public.ts";
import { networkOf } from "./network-of.ts";
import { readBuildVersion, readPageAssets } from "./page-assets.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Route } from "./route.ts";
import { withPreview, type PreviewGrant } from "../security/preview-grant.ts";
import { rememberPreview } from "./preview-cookie.ts";
import { policyReportsAt } from "./policy-reports.ts";
import { byContent, byNonce, pagePolicy, reportingEndpoints, WORKER_POLICY } from "./security-headers.ts";
import { siteOrigin } from "./site-origin.ts";
import type { PageHandler } from "./unknown-address.ts";

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
  readonly keep: KeepPublic;
  readonly rateLimit: RateLimit;
  /** What stands in the place of pictures until they are there, by their paths. */
  readonly tones?: PageRequest["tones"];
  /** What the mark of a preview link lets its reader see of a page's record. */
  readonly previews?: (page: string, id: string, mark: string) => Promise<PreviewGrant | undefined>;
}

// Readable by the page, like every preference (§3).
const PREFERENCE_COOKIE = { path: "/", maxAge: PREFERENCE_DAYS * 86_400, sameSite: "lax", httpOnly: false } as const;

// HD-07: whatever the renderer was asked for, nobody is sent to another site.
const ownPath = (location: string): string => (/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(location) ? location : "/");

const load = async (dist: string): Promise<RenderPage> => {
  const built = (await import(pathToFileURL(join(dist, "ssr", "render.js")).href)) as { renderPage: RenderPage };
  return built.renderPage;
};

/** The part of an address in which a preview link carries its proof. */
const PREVIEW = "preview";

/** The same for all visitors with the same choices. */
const isOpen = (path: string): boolean => isPublicPath(path) || isMachineFile(path);
const languageIn = (path: string): Language | undefined => {
  const named = /^\/feeds\/(\w+)\//.exec(path)?.[1];
  return isLanguage(named) ? named : undefined;
};

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
  keep,
  rateLimit,
  previews = async () => undefined,
  tones = async () => ({}),
}: PagesOptions): Promise<PageHandler> {
  const assets = readPageAssets(join(dist, "web"));
  const render = await load(dist);
  const reports = policyReportsAt(apiBase);
  const version = readBuildVersion(join(dist, "web"));

  const askIn = askPublic(routes, rateLimit);

  const lookAt = (request: FastifyRequest, isStray: boolean): Look => {
    const path = isStray ? "/" : pathOf(request);
    // Programs bring no choices: what they ask for is the same for all of them.
    const cookies = isMachineFile(path) ? {} : request.cookies;
    const query = new URLSearchParams(queryOf(request));
    const named = query.get("lang");
    const chosen = PREFERENCE_READERS.language(cookies["language"]);
    return {
      origin: siteOrigin(request, publicUrl),
      path,
      isStray,
      query,
      // In the address of a public page it is part of the address (docs/decisions/024).
      language: languageIn(path) ?? (isOpen(path) && isLanguage(named) ? named : chosen),
      colorScheme: PREFERENCE_READERS.colorScheme(cookies["colorScheme"]),
      themeColor: PREFERENCE_READERS.themeColor(cookies["themeColor"]),
      isSignedIn: Boolean(cookies[ACCESS_TOKEN]),
    };
  };

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
    // A page that says what is wrong stands without them, when they are what is wrong.
    const without = <T>(asked: Promise<T>, instead: T) => (failed ? asked.catch(() => instead) : asked);
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
    const drawing = async () => render({ ...page, ask: askIn(request, reply, language) });
    const drawn = await (grant ? withPreview(grant, drawing) : drawing());
    const { status, html, type, cache, location, rememberLanguage, inlineScripts, picture } = drawn;
    if (rememberLanguage) remember(request, reply, rememberLanguage);
    const policy = pagePolicy(inlineScripts ? byContent(inlineScripts) : byNonce(nonce), socketOrigin, reports);
    return {
      status,
      body: picture ? await drawPicture(html, picture) : html,
      headers: {
        ...(type === undefined ? { ...pageHeaders(policy, reports), "content-language": language } : fileHeaders(type)),
        ...(location === undefined ? {} : { location: ownPath(location) }),
      },
      ...(isMachineFile(look.path) ? {} : { vary: "Cookie" }),
      isKept: cache === "public" && status === 200,
    };
  };

  const draw = async (request: FastifyRequest, reply: FastifyReply, look: Look): Promise<PublicAnswer> => {
    try {
      // What is kept costs nothing; a page that has to be made costs its calls, such as a search (RL-01).
      if (isOpen(look.path)) rateLimit("read", networkOf(request.ip));
      return await drawAs(request, reply, look);
    } catch (error) {
      if (!isPublicPath(look.path)) throw error;
      const { reason } = hearFailure(error, request, reply).failure;
      return drawAs(request, reply, look, { reason, requestId: request.id });
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply, isStray = false) => {
    const look = lookAt(request, isStray);
    const { path, query, origin, language, colorScheme, themeColor, isSignedIn } = look;
    // Whoever came by an address in a language reads on in it.
    if (isPublicPath(path) && query.get("lang") === language && request.cookies["language"] !== language)
      remember(request, reply, language);
    if (isSignedIn || !isOpen(path) || query.has(PREVIEW)) return sendOwn(reply, await draw(request, reply, look));
    const address = isPublicPath(path) ? request.raw.url : path; // a file says the same whatever stands behind its name
    const key = [origin, address, language, colorScheme, themeColor].join(" ");
    return sendPublic(request, reply, await keep(key, () => draw(request, reply, look)));
  };
}

/** What is known before anything is looked up. */
type Look = Pick<
  PageRequest,
  "origin" | "path" | "isStray" | "query" | "language" | "colorScheme" | "themeColor" | "isSignedIn"
>;

/** For one person alone. */
const sendOwn = (reply: FastifyReply, { status, body, headers, vary }: PublicAnswer): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, ...(vary === undefined ? {} : { vary }), "cache-control": "no-store" })
    .send(body);
