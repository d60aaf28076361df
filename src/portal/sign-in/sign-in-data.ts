import type { PageData } from "../../web/document/page-data.ts";

/** What the sign-in page starts from. */
export interface SignInData extends PageData {
  /** Where to go afterwards; already checked (W8). */
  readonly target: string;
  /** The console's files, to be fetched while the person types. */
  readonly prefetch: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

export const siteName = (settings: Readonly<Record<string, string>>): string => settings["sys.name"] ?? "";

/** The sign-in page's address, keeping where the person wanted to go. */
export function signInAddress(target: string, language?: string): string {
  const query = new URLSearchParams({
    ...(target === "/" ? {} : { redirect: target }),
    ...(language ? { lang: language } : {}),
  });
  return query.size > 0 ? `/login?${query}` : "/login";
}
