import type { FastifyReply, FastifyRequest } from "fastify";
import "@fastify/cookie";
import type { CookieJar } from "../route.ts";

/** The HttpOnly half of the access token (W1). */
export const ACCESS_HALF = "__Host-access";

// `__Host-` makes browsers insist on Secure, this host and the whole site (HD-03).
const full = (name: string): string => (name.startsWith("__Host-") ? name : `__Host-${name}`);
const attributes = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;

/** The request's secret cookies; names may be given with or without `__Host-`. */
export const cookieJar = (request: FastifyRequest, reply: FastifyReply): CookieJar => ({
  get: (name) => request.cookies[full(name)],
  set: (name, value, maxAge) => void reply.setCookie(full(name), value, { ...attributes, maxAge }),
  clear: (name) => void reply.setCookie(full(name), "", { ...attributes, maxAge: 0 }),
  // Neither "cookies" nor "storage", which would also delete the preference cookies (kept for ten years) and the pages
  // stored for offline reading.
  emptyCache: () => void reply.header("clear-site-data", '"cache"'),
});
