import { SITE_MARK } from "../scene/site-mark.ts";
import type { ColorScheme } from "../../contract/preferences/preferences.ts";
import type { Language } from "../../contract/text.ts";
import { LANGUAGE_TAGS } from "../i18n/language-tag.ts";
import { THEME_STYLE_ID } from "../theme/apply-theme.ts";
import { NEUTRALS } from "../theme/light-and-dark.ts";
import { themeCss } from "../theme/theme-css.ts";
import { escapeHtml, scriptData } from "../../contract/html/escape.ts";
import { PAGE_CSS_ID, PAGE_DATA_ID } from "./page-data-id.ts";

export interface HtmlDocument {
  readonly language: Language;
  readonly colorScheme: ColorScheme;
  readonly themeColor: string;
  /** null for a page that may be cached: its scripts are allowed by hash instead of by nonce. */
  readonly nonce: string | null;
  readonly title: string;
  readonly description?: string;
  /** Style sheets needed for the first paint. */
  readonly styles: readonly string[];
  /** Style sheets that may load after the first paint: linked at the end of the body. */
  readonly lazyStyles?: readonly string[];
  readonly scripts: readonly string[];
  /** Modules to preload; behind `firstScript` where there is one, which would wait until they are compiled. */
  readonly preload?: readonly string[];
  /** Fonts to preload because the page shows their letters. */
  readonly fonts?: readonly string[];
  /** Inline CSS for the head. */
  readonly css?: string;
  /** Body as HTML. */
  readonly body: string;
  /** Data for the scripts, written as JSON. */
  readonly data: unknown;
  /** An inline script of a few lines that runs once the data can be read. */
  readonly firstScript?: string;
  /** An inline script allowed by its hash, which runs before the first paint. */
  readonly headScript?: string;
  /** Further inline scripts, each in its own element at the end of the body. */
  readonly inlineScripts?: readonly string[];
  /** Decided for public pages in portal/page/indexing; absent: `noindex`, as for console and sign-in. */
  readonly isIndexed?: boolean;
  /** HTML for the head; replaces the default icons. */
  readonly head?: string;
}

// Two steps of a terrace, as a data URL, so that no page requests an icon file.
const iconOf = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><path d="${SITE_MARK}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>`)}`;

const styleLink = (href: string): string => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

/** Returns a whole page as HTML. Its colours are in the head, so that the first paint has the right ones. */
export function htmlDocument(page: HtmlDocument): string {
  const nonce = page.nonce === null ? "" : ` nonce="${escapeHtml(page.nonce)}"`;
  const preload = (page.preload ?? [])
    .map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}"${nonce}>`)
    .join("\n");
  const bars = page.colorScheme === "system" ? (["light", "dark"] as const) : [page.colorScheme];
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[page.language]}" data-scheme="${page.colorScheme}">
<head>
<meta charset="utf-8">
${(page.scripts.length > 0 || page.firstScript) && page.nonce !== null ? `<meta property="csp-nonce" content=""${nonce}>` : ""}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(page.title)}</title>
${page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : ""}
${page.isIndexed ? "" : '<meta name="robots" content="noindex">'}
${bars.map((scheme) => `<meta name="theme-color" content="${NEUTRALS[scheme].surface}"${bars.length > 1 ? ` media="(prefers-color-scheme: ${scheme})"` : ""}>`).join("\n")}
${page.head ?? `<link rel="icon" href="${iconOf(page.themeColor)}">`}
${(page.fonts ?? []).map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`).join("\n")}
<style id="${THEME_STYLE_ID}"${nonce}>${themeCss(page.themeColor)}</style>
${page.css ? `<style id="${PAGE_CSS_ID}"${nonce}>${page.css}</style>` : ""}
${page.styles.map(styleLink).join("\n")}
${page.firstScript ? "" : preload}
${page.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"${nonce}></script>`).join("\n")}
${page.headScript ? `<script>${page.headScript}</script>` : ""}
</head>
<body>
${page.body}
<script type="application/json" id="${PAGE_DATA_ID}"${nonce}>${scriptData(page.data)}</script>
${page.firstScript ? `<script${nonce}>${page.firstScript}</script>` : ""}
${(page.inlineScripts ?? []).map((text) => `<script>${text}</script>`).join("\n")}
${page.firstScript ? preload : ""}
${(page.lazyStyles ?? []).map(styleLink).join("\n")}
</body>
</html>
`;
}
