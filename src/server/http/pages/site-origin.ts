import type { FastifyRequest } from "fastify";

/** Names under which a machine speaks of itself alone. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"] as const;

/**
 * Origin of absolute addresses: the operator's PUBLIC_URL. Without it only a request from this machine gets one,
 * built from our own address and not from the request. For anybody else it is empty, and addresses are relative or
 * omitted: the Host of a request never appears in an answer, least of all in a cached one (IN-15).
 */
export function siteOrigin(
  { host, socket }: Pick<FastifyRequest, "host" | "socket">,
  publicUrl: string | null,
): string {
  if (publicUrl !== null) return publicUrl;
  const name = LOCAL.map((each) => `${each}:${socket.localPort}`).find((each) => each === host);
  return name === undefined ? "" : `http://${name}`;
}
