import type { FastifyRequest } from "fastify";

/** Names under which a machine speaks of itself alone. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"] as const;

/**
 * What addresses that leave the page begin with: the operator's name for the site (PUBLIC_URL). Without it only whoever sits at this
 * machine is told one, which is then ours and not the request's; for anybody else it is empty, and addresses are paths or left out:
 * whatever a request calls us never stands in an answer, nor in one that is kept (IN-15).
 */
export function siteOrigin(
  { host, socket }: Pick<FastifyRequest, "host" | "socket">,
  publicUrl: string | null,
): string {
  if (publicUrl !== null) return publicUrl;
  const name = LOCAL.map((each) => `${each}:${socket.localPort}`).find((each) => each === host);
  return name === undefined ? "" : `http://${name}`;
}
