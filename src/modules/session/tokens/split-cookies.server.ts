import { ACCESS_HALF } from "../../../server/http/request/secret-cookies.ts";
import type { CookieJar } from "../../../server/http/route.ts";
import type { TokenSet } from "./token-set.server.ts";

/** The HttpOnly half of the refresh token, and the id by which the throttle knows the browser (W1, HD-03, AU-04). */
export const REFRESH_HALF = "__Host-refresh";
export const BROWSER = "__Host-browser";

/** `seconds` until the session's absolute end. */
export function giveHalves(cookies: CookieJar, tokens: TokenSet, seconds: number): void {
  cookies.set(ACCESS_HALF, tokens.accessHalf, seconds);
  cookies.set(REFRESH_HALF, tokens.refreshHalf, seconds);
}

export function takeHalves(cookies: CookieJar): void {
  cookies.clear(ACCESS_HALF);
  cookies.clear(REFRESH_HALF);
}

/** Other values cannot be ours and are not looked up. */
export const readCookie = (cookies: CookieJar, name: string): string | undefined => {
  const value = cookies.get(name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
};

/**
 * Will the client keep `__Host-` cookies, i.e. is it a browser that sends an Origin over TLS or on this machine? With
 * plain HTTP from elsewhere (ALLOW_HTTP) browsers drop them, and pages of other allowed origins do not get our cookies;
 * both use plain bearer tokens.
 */
export function keepsHalves(origin: string | undefined, foreign: readonly string[]): boolean {
  if (origin === undefined || !URL.canParse(origin) || foreign.includes(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return (
    protocol === "https:" || hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
