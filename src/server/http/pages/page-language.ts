import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PREFERENCE_DAYS, PREFERENCE_READERS } from "../../../contract/preferences/preferences.ts";
import { isPublicPath, PUBLIC_ROOT } from "../../../contract/public/public-addresses.ts";
import { isLanguage, type Language } from "../../../contract/text.ts";

/*
 * The language of a page that has none in its address. A visitor's is the one they last asked for. Staff keep theirs for
 * the console; what a link from elsewhere asks for holds on the public site until the browser is closed
 * (docs/decisions/024).
 */

type Cookies = Readonly<Record<string, string | undefined>>;

const VISIT = "visitLanguage";
// Readable by the page, like every preference (§3).
const COOKIE = { sameSite: "lax", httpOnly: false } as const;

/** What a link asked for in place of the reader's own language; ends with a new choice of that one. */
function askedForVisit(cookies: Cookies, own: Language): Language | undefined {
  const [asked, inPlaceOf] = (cookies[VISIT] ?? "").split(".");
  return isLanguage(asked) && inPlaceOf === own ? asked : undefined;
}

/** The language in which a page without one in its address is shown. */
export function pageLanguage(path: string, cookies: Cookies): Language {
  const own = PREFERENCE_READERS.language(cookies["language"]);
  return (isPublicPath(path) && askedForVisit(cookies, own)) || own;
}

/** As one's own language, like a choice in the console. */
export const rememberLanguage = (request: FastifyRequest, reply: FastifyReply, language: Language) =>
  reply.setCookie("language", language, {
    ...COOKIE,
    path: "/",
    maxAge: PREFERENCE_DAYS * 86_400,
    secure: request.protocol === "https",
  });

/** Keeps the language that the address of a public page asks for: for staff only when they switched to it there. */
export function keepAskedLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, hasToken }: { readonly language: Language; readonly hasToken: boolean },
): void {
  const { cookies } = request;
  const isOwnChoice = !hasToken || request.headers["sec-fetch-site"] === "same-origin";
  if (isOwnChoice && cookies["language"] !== language) {
    rememberLanguage(request, reply, language);
    return;
  }
  if (pageLanguage(PUBLIC_ROOT, cookies) === language) return;
  const own = PREFERENCE_READERS.language(cookies["language"]);
  reply.setCookie(VISIT, `${language}.${own}`, { ...COOKIE, path: PUBLIC_ROOT, secure: request.protocol === "https" });
}
