import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { PortalPage } from "../page/portal-page.ts";

// A list under several conditions at once, or further back under one; a condition with a language is one (docs/decisions/024).
const joinedRules = (pages: readonly PortalPage[]): string =>
  pages
    .filter(({ chosenLists }) => chosenLists)
    .flatMap(({ path }) => [`Disallow: ${path}?*&`, `Allow: ${path}?*&lang=`, `Allow: ${path}?id=`])
    .join("\n");

/**
 * The public pages and what they are made of; the console, its calls and its sign-in are nobody's to collect. The longest rule that fits
 * an address counts (RFC 9309).
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
