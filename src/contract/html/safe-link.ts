import { isPublicPath } from "../public/public-addresses.ts";

// oxlint-disable-next-line no-control-regex -- control, invisible and direction characters, and the backslash browsers take for a slash
const FORBIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\\]/;
const LONGEST = 2_000;

/** Paths of this origin that are not pages: a link must neither call the API nor start a download (W8). */
const NOT_A_PAGE = /^\/(api|file|health|metrics|assets|login|auth-redirect|redirect|401|404)(\/|$)/i;

const isPlain = (text: string): boolean => text !== "" && text.length <= LONGEST && !FORBIDDEN.test(text);

/** The normalised path of a link within this origin; undefined for any other link. */
function ownPath(text: string): string | undefined {
  // Escaped dots and slashes are refused, because servers and browsers normalise them differently.
  const path = text.split(/[?#]/, 1)[0] as string;
  if (!path.startsWith("/") || path.startsWith("//") || /%(?:2[ef]|5c)/i.test(path)) return undefined;
  const base = "http://own.invalid";
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.origin === base ? url.pathname : undefined;
}

/** True for an address with one of the schemes (`https:`) and without credentials (IN-12). */
function isElsewhere(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if (!schemes.includes(protocol) || username + password !== "") return false;
  // URL parsers read `https:/x` and `https:x` as `https://x`; these are refused as typing errors.
  return !protocol.startsWith("http") || (hostname !== "" && /^https?:\/\/[^/]/i.test(text));
}

/**
 * Is the text a valid target for a message: a page of this origin, or https (IN-12, RT-06)? The console's router checks
 * whether the page exists.
 */
export function isMessageTarget(text: string): boolean {
  if (!isPlain(text)) return false;
  const path = ownPath(text);
  return path === undefined ? isElsewhere(text, ["https:"]) : !NOT_A_PAGE.test(path);
}

/** True for a valid target on the public site: one of its pages, or https (W8). */
export function isPublicTarget(text: string): boolean {
  const path = ownPath(text);
  return isMessageTarget(text) && (path === undefined || isPublicPath(path));
}

/**
 * The address of a website as people type it, with https:// added if there is no scheme; undefined for anything else
 * (IN-12).
 */
export function websiteAddress(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isSite = isPlain(text) && isElsewhere(address, ["https:", "http:"]);
  return isSite && /^[^/:]+\.[^/:.]+$/.test(new URL(address).hostname) ? address : undefined;
}

/** True for a valid link inside rich text (§2 "External links"): this origin, http(s), mailto or tel. */
export const isTextLink = (text: string): boolean =>
  isPlain(text) && (ownPath(text) !== undefined || isElsewhere(text, ["https:", "http:", "mailto:", "tel:"]));

/** True for a valid image source inside rich text (RT-04): an uploaded file, or https. */
export const isTextImage = (text: string): boolean =>
  isPlain(text) && (ownPath(text)?.startsWith("/file/") || isElsewhere(text, ["https:"]));
