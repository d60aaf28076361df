import { isPublicPath } from "../public/public-addresses.ts";

// oxlint-disable-next-line no-control-regex -- control, invisible and direction characters, and the backslash browsers take for a slash
const FORBIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\\]/;
const LONGEST = 2_000;

/** Addresses of this origin that are no pages: a link must neither call the API nor look like a download (W8). */
const NOT_A_PAGE = /^\/(api|file|health|metrics|assets|login|auth-redirect|redirect|401|404)(\/|$)/i;

const isPlain = (text: string): boolean => text !== "" && text.length <= LONGEST && !FORBIDDEN.test(text);

/** A path of our own origin as it will be read by a browser, however it is spelled; undefined for another place. */
function ownPath(text: string): string | undefined {
  // An escaped dot or slash is never needed, and is read in more than one way.
  const path = text.split(/[?#]/, 1)[0] as string;
  if (!path.startsWith("/") || path.startsWith("//") || /%(?:2[ef]|5c)/i.test(path)) return undefined;
  const base = "http://own.invalid";
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.origin === base ? url.pathname : undefined;
}

/** True for an address with one of the schemes (`https:`), without a name or password in it (IN-12). */
function isElsewhere(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if (!schemes.includes(protocol) || username + password !== "") return false;
  // `https:/x` and `https:x` are read as `https://x`, but nobody means that.
  return !protocol.startsWith("http") || (hostname !== "" && /^https?:\/\/[^/]/i.test(text));
}

/** Where a message may lead: a page of ours, or https (IN-12, RT-06). Whether the page exists, the console's router says. */
export function isMessageTarget(text: string): boolean {
  if (!isPlain(text)) return false;
  const path = ownPath(text);
  return path === undefined ? isElsewhere(text, ["https:"]) : !NOT_A_PAGE.test(path);
}

/** Where something on the public site may lead: one of its pages, or https (W8). */
export function isPublicTarget(text: string): boolean {
  const path = ownPath(text);
  return isMessageTarget(text) && (path === undefined || isPublicPath(path));
}

/** The address of a site as people type it, with or without its scheme; undefined for what is none (IN-12). */
export function websiteAddress(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isSite = isPlain(text) && isElsewhere(address, ["https:", "http:"]);
  return isSite && /^[^/:]+\.[^/:.]+$/.test(new URL(address).hostname) ? address : undefined;
}

/** Where a link inside of written text may lead (§2 "External links"): anywhere of ours, or out of it. */
export const isTextLink = (text: string): boolean =>
  isPlain(text) && (ownPath(text) !== undefined || isElsewhere(text, ["https:", "http:", "mailto:", "tel:"]));

/** Whence a picture inside of written text may come (RT-04): what was stored here, or https. */
export const isTextImage = (text: string): boolean =>
  isPlain(text) && (ownPath(text)?.startsWith("/file/") || isElsewhere(text, ["https:"]));
