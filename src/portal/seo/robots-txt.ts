import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { PortalPage } from "../page/portal-page.ts";

// Blocks lists with several parameters, that is, several filters or a later page of a filtered list; one filter with a
// language is allowed (docs/decisions/024).
const joinedRules = (pages: readonly PortalPage[]): string =>
  pages
    .filter(({ chosenLists }) => chosenLists)
    .flatMap(({ path }) => [`Disallow: ${path}?*&`, `Allow: ${path}?*&lang=`, `Allow: ${path}?id=`])
    .join("\n");

/**
 * robots.txt: allows the public pages and their files; console, API and sign-in are blocked. The longest matching rule
 * applies (RFC 9309).
 */
export const robots = (origin: string, pages: readonly PortalPage[]): string => `User-agent: *
Allow: ${PUBLIC_ROOT}
Allow: /file/
Allow: /assets/
Allow: /feeds/
Allow: /sitemap
Allow: /favicon
Allow: /apple-touch-icon.png
Allow: /icon-
Allow: /share.jpg
Allow: /manifest.webmanifest
Disallow: ${PUBLIC_ROOT}?
${joinedRules(pages)}
Disallow: /
${origin === "" ? "" : `\nSitemap: ${origin}/sitemap.xml\n`}`;
