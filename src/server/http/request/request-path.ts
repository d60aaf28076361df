import type { FastifyRequest } from "fastify";

/** The path as sent, before any decoding: what AZ-04 is judged by. */
export const pathOf = (request: FastifyRequest): string => {
  const url = request.raw.url ?? "";
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
};

/** The query as sent, without the question mark. */
export const queryOf = (request: FastifyRequest): string => {
  const url = request.raw.url ?? "";
  const end = url.indexOf("?");
  return end < 0 ? "" : url.slice(end + 1);
};

/**
 * One spelling per address (AZ-04): no escapes, no empty or dot segments, no parameters behind a semicolon. The router
 * decodes `%75ser` into `user`; such an address must not reach what the plain one reaches.
 */
export const isCanonical = (path: string): boolean =>
  path === "/" || (/^(?:\/[A-Za-z0-9._~-]+)+$/.test(path) && !/\/\.\.?(?:\/|$)/.test(path));

// A path of these characters has only one reading.
const PLAIN = /^(?:\/[A-Za-z0-9_-]+)+$/;

/** The path as a careless proxy or router might read it: decoded, slashes merged, dots resolved, lower case. */
const looselyRead = (path: string): string => {
  if (PLAIN.test(path)) return path.toLowerCase();
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // judged as it stands
  }
  const flat = text.replace(/[\\/;]+/g, "/").toLowerCase();
  return URL.canParse(flat, "http://x") ? new URL(flat, "http://x").pathname.replace(/\/+/g, "/") : flat;
};

const isText = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== ""; // used, or the bundler leaves the call out, for which it is without effect
  } catch {
    return false;
  }
};

/** Makes a URL with invalid escapes readable for the router, so that it is answered like any unknown address. */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  return isText(path) ? url : path.replaceAll("%", "%25") + url.slice(path.length);
}

/** Under a reserved prefix in any spelling that anything before or behind us might read into it. */
export const isReserved = (path: string, reserved: readonly string[]): boolean => {
  const read = looselyRead(path);
  return reserved.some((prefix) => read === prefix || read.startsWith(`${prefix}/`));
};

/**
 * True where only a page can be meant: not under a reserved prefix in any spelling, no file name, nothing hidden
 * (HD-05, HD-06, ST-06). Everything else is answered in the envelope.
 */
export function isPageAddress(path: string, reserved: readonly string[]): boolean {
  if (!path.startsWith("/") || /\/\/|[;\\\u0000-\u0020]|\/\.|\.[A-Za-z0-9]{1,8}$/.test(path)) return false;
  // an escaped dot or slash is never needed, and caches differ in how they read it
  if (/%(?:2[ef]|5c)/i.test(path)) return false;
  return !isReserved(path, reserved) && !/\/\.|\.[a-z0-9]{1,8}$/.test(looselyRead(path));
}
