import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageRequest, RenderPage } from "../../contract/page-render.ts";
import { PREFERENCE_DAYS, PREFERENCE_READERS } from "../../contract/preferences.ts";
import { ACCESS_TOKEN } from "../../contract/token-names.ts";
import { pathOf, queryOf } from "./address.ts";
import type { Language, WrittenWords } from "../../contract/text.ts";
import { readBuildVersion, readPageAssets } from "./page-assets.ts";
import { policyReportsAt } from "./policy-reports.ts";
import { pagePolicy, reportingEndpoints } from "./security-headers.ts";
import type { PageHandler } from "./unknown-address.ts";

export interface PagesOptions {
  /** The build's folder, with `web` and `ssr` in it. */
  readonly dist: string;
  readonly apiBase: string;
  /** Where sockets open, when that is said (HD-02). */
  readonly socketOrigin: string | null;
  /** Settings anybody may read (W7), unset names in the given language. */
  readonly settings: (language: Language) => Promise<Readonly<Record<string, string>>>;
  /** Words written at run time for the public pages. */
  readonly words: () => Promise<WrittenWords>;
}

const KEPT = "public, max-age=5"; // seconds; a change in the portal shows at once to whoever made it and soon to others

// Readable by the page, like every preference (§3).
const PREFERENCE_COOKIE = { path: "/", maxAge: PREFERENCE_DAYS * 86_400, sameSite: "lax", httpOnly: false } as const;

// HD-07: whatever the renderer was asked for, nobody is sent to another site.
const ownPath = (location: string): string => (/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(location) ? location : "/");

const load = async (dist: string): Promise<RenderPage> => {
  const built = (await import(pathToFileURL(join(dist, "ssr", "render.js")).href)) as { renderPage: RenderPage };
  return built.renderPage;
};

/** Answers page addresses with the built renderer's HTML under a policy with a fresh nonce (HD-02, HD-05). */
export async function createPages({
  dist,
  apiBase,
  socketOrigin,
  settings,
  words,
}: PagesOptions): Promise<PageHandler> {
  const assets = readPageAssets(join(dist, "web"));
  const render = await load(dist);
  const reports = policyReportsAt(apiBase);
  const version = readBuildVersion(join(dist, "web"));

  const asked = async (request: FastifyRequest, isStray: boolean): Promise<PageRequest> => {
    const { cookies } = request;
    const language = PREFERENCE_READERS.language(cookies["language"]);
    return {
      path: isStray ? "/" : pathOf(request),
      isStray,
      query: new URLSearchParams(queryOf(request)),
      language,
      colorScheme: PREFERENCE_READERS.colorScheme(cookies["colorScheme"]),
      themeColor: PREFERENCE_READERS.themeColor(cookies["themeColor"]),
      apiBase,
      version,
      settings: await settings(language),
      words: await words(),
      isSignedIn: Boolean(cookies[ACCESS_TOKEN]),
      nonce: randomBytes(18).toString("base64"),
      assets,
    };
  };

  return async (request: FastifyRequest, reply: FastifyReply, isStray = false) => {
    const page = await asked(request, isStray);
    const { status, html, cache, location, rememberLanguage } = await render(page);
    if (location !== undefined) reply.header("location", ownPath(location));
    if (rememberLanguage)
      reply.setCookie("language", rememberLanguage, { ...PREFERENCE_COOKIE, secure: request.protocol === "https" });
    return reply
      .code(status)
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": pagePolicy(page.nonce, socketOrigin, reports),
        "reporting-endpoints": reportingEndpoints(reports),
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        "cache-control": cache === "public" && status === 200 ? KEPT : "no-store",
        vary: "Cookie",
      })
      .send(html);
  };
}
