import { ACCESS_HALF } from "../../../server/http/request/cookie-jar.ts";
import type { CookieJar } from "../../../server/http/route.ts";
import type { TokenSet } from "./token-set.server.ts";

/** The HttpOnly half of the refresh token, and the browser's own name for the throttle (W1, HD-03, AU-04). */
export const REFRESH_HALF = "__Host-refresh";
export { ACCESS_HALF };
export const BROWSER = "__Host-browser";

/** `seconds` until the session ends at the latest. */
export function giveHalves(cookies: CookieJar, tokens: TokenSet, seconds: number): void {
  cookies.set(ACCESS_HALF, tokens.accessHalf, seconds);
  cookies.set(REFRESH_HALF, tokens.refreshHalf, seconds);
}

export function takeHalves(cookies: CookieJar): void {
  cookies.clear(ACCESS_HALF);
  cookies.clear(REFRESH_HALF);
}

/** Only what our own cookies can hold is worth a look-up. */
export const readCookie = (cookies: CookieJar, name: string): string | undefined => {
  const value = cookies.get(name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
};

/**
 * Whether the client is a browser that will keep `__Host-` cookies: it names its origin, over TLS or on this machine.
 * Over plain HTTP from elsewhere, where an operator has allowed it (ALLOW_HTTP), browsers drop them, so such a sign-in
 * gets a plain bearer token. So does a page of another site that may call us: browsers send it none of our cookies.
 */
export function keepsHalves(origin: string | undefined, foreign: readonly string[]): boolean {
  if (origin === undefined || !URL.canParse(origin) || foreign.includes(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return (
    protocol === "https:" || hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
