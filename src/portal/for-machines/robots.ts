import { PUBLIC_ROOT } from "../../contract/public-addresses.ts";

/**
 * The public pages and what they are made of; the console, its calls and its sign-in are nobody's to collect. The longest rule that fits
 * an address counts (RFC 9309).
 */
export const robots = (origin: string): string => `User-agent: *
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
Disallow: /
${origin === "" ? "" : `\nSitemap: ${origin}/sitemap.xml\n`}`;
