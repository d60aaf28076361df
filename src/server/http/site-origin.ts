import type { FastifyRequest } from "fastify";

const HOST = /^[A-Za-z0-9.-]{1,253}(?::\d{1,5})?$|^\[[0-9A-Fa-f:.]{2,45}\](?::\d{1,5})?$/;

/**
 * Under which name the site speaks of itself: the operator's, else the one it was asked under. A name that is spelled as none is not
 * repeated (IN-12).
 */
export function siteOrigin(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const { host } = request;
  return HOST.test(host) ? `${request.protocol}://${host}` : "http://localhost";
}
