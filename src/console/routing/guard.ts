import { isPublicPath, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { SIGN_IN_PATH } from "../../contract/session/sign-in-address.ts";

/*
 * Access rules of addresses (§4). Addresses outside the console, such as sign-in and the public home, are other
 * documents: "leave" loads them.
 */

export const ROOT_PATH = "/";
export const NOT_FOUND_PATH = "/404";
export const NOT_ALLOWED_PATH = "/401";
/** §2 "Refresh redirects through a path beginning /redirect plus the full path". */
export const REFRESH_PATH = "/redirect";

/** True for addresses open without a token: login, auth-redirect, /home and below. */
export const isPublic = (pathname: string): boolean =>
  pathname === SIGN_IN_PATH || pathname === "/auth-redirect" || isPublicPath(pathname);

export interface Arrival {
  /** Path and query, as in the address bar. */
  readonly target: string;
  readonly hasToken: boolean;
  /** `meta.requireAuth` of the route, if the route is known. */
  readonly requireAuth?: boolean | undefined;
}

export type Decision = { readonly kind: "pass" } | { readonly kind: "leave"; readonly to: string };

const PASS: Decision = { kind: "pass" };

export function guard({ target, hasToken, requireAuth }: Arrival): Decision {
  if (requireAuth === false) return PASS;
  const [pathname = ""] = target.split(/[?#]/, 1);
  if (hasToken) return pathname === SIGN_IN_PATH ? { kind: "leave", to: ROOT_PATH } : PASS;
  if (isPublic(pathname)) return PASS;
  // The root only leads to the home page (§2), so there is nothing to return to.
  return {
    kind: "leave",
    to: pathname === ROOT_PATH ? PUBLIC_ROOT : `${PUBLIC_ROOT}?redirect=${encodeURIComponent(target)}`,
  };
}
