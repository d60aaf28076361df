import type { SessionEnd } from "./session-end.ts";

export const SIGN_IN_PATH = "/login";

/** The sign-in page's address, which leads back to where the person was; `ended`: why the session before is over. */
export function signInAddress(target: string, ended?: SessionEnd, language?: string): string {
  const query = new URLSearchParams({
    ...(target === "/" ? {} : { redirect: target }),
    ...(ended ? { ended } : {}),
    ...(language ? { lang: language } : {}),
  });
  return query.size > 0 ? `${SIGN_IN_PATH}?${query.toString()}` : SIGN_IN_PATH;
}
