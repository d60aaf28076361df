import type { Language } from "../text.ts";

/** Root of the public site (§2). */
export const PUBLIC_ROOT = "/home";
export const isPublicPath = (path: string): boolean => path === PUBLIC_ROOT || path.startsWith(`${PUBLIC_ROOT}/`);

/** Maximum length of a search of the public site, in characters. */
export const MAX_SEARCH = 100;

/** Paths of the public pages (§2) by our names for them. */
export const PUBLIC_PATHS = {
  home: "/home/oneInex",
  products: "/home/qyncInfo",
  product: "/home/detail",
  /** Certified enterprises as a showcase. */
  showcase: "/home/rzcpEntp",
  /** All certified enterprises with filters; with `id` one enterprise. */
  enterprises: "/home/rzMoreDetail",
  certificate: "/home/certificate",
  /** With `id` one brand. */
  brands: "/home/pingpaiDetail",
  recommended: "/home/brandAgree",
  news: "/home/nyNewsList",
  article: "/home/textInfo",
  /** With `id` one notice. */
  notices: "/home/noticeDetail",
  /** All regions; with `division` (a code) one of them. */
  regions: "/home/region",
  /** Products harvested in a month. */
  season: "/home/season",
  search: "/home/searchInputInfo",
  settleIn: "/home/entpNewsSigle",
  /** Status of one application, by its number and code. */
  application: "/home/application",
  offline: "/home/offline",
} as const;

// Separate from the addresses above, whose visits are counted and which sitemaps may list.
/** Form for a question about one product or enterprise. */
export const ENQUIRY_PATH = "/home/enquiry";
/** The operator's privacy statement. */
export const PRIVACY_PATH = "/home/privacy";

/** The public path that was typed in other letters, such as `/HOME/season`; undefined if there is none. */
export function publicPathOf(typed: string): string | undefined {
  const wanted = typed.toLowerCase();
  return [PUBLIC_ROOT, ...Object.values(PUBLIC_PATHS), ENQUIRY_PATH, PRIVACY_PATH].find(
    (path) => path.toLowerCase() === wanted,
  );
}

/** The address of one record on the page at `path`. */
export const oneAt = (path: string, id: string): string => `${path}?id=${encodeURIComponent(id)}`;

export const articleAddress = (id: string): string => oneAt(PUBLIC_PATHS.article, id);
export const noticeAddress = (id: string): string => oneAt(PUBLIC_PATHS.notices, id);
export const productAddress = (id: string): string => oneAt(PUBLIC_PATHS.product, id);
export const enterpriseAddress = (id: string): string => oneAt(PUBLIC_PATHS.enterprises, id);
export const brandAddress = (id: string): string => oneAt(PUBLIC_PATHS.brands, id);

/** The page of a region, by its division's code. */
export const regionAddress = (code: string): string => `${PUBLIC_PATHS.regions}?division=${encodeURIComponent(code)}`;

/** The anchor in the list of recommendations. */
export const recommendationAddress = (id: string): string => `${PUBLIC_PATHS.recommended}#${encodeURIComponent(id)}`;

/** The page that proves a certificate, to which its QR code leads. */
export const certificateAddress = (number: string): string =>
  `${PUBLIC_PATHS.certificate}?number=${encodeURIComponent(number)}`;

export const feedPath = (language: Language, name: string, form: "rss" | "atom"): string =>
  `/feeds/${language}/${name}.${form}`;
