import type { IncomingMessage } from "node:http";
import { isAmong, plainAddress } from "../http/connection/address-list.ts";

/** Returns the sender's address and the Host of a request for a socket, which does not pass through Fastify. */
export type Sender = (request: IncomingMessage) => { readonly address: string; readonly host: string | undefined };

const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header ?? []].flat().join(",").split(",").at(-1)?.trim() || undefined;

/** Like Fastify: forwarded headers count only if they come from a trusted proxy, the nearest first (IN-15). */
export function senderOf(trustProxy: readonly string[]): Sender {
  const isTrusted = isAmong(trustProxy);
  return ({ headers, socket }) => {
    let address = plainAddress(socket.remoteAddress ?? "");
    if (!isTrusted(address)) return { address, host: headers.host };
    const hops = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
    while (isTrusted(address)) {
      const before = plainAddress(hops.pop()?.trim() ?? "");
      if (before === "") break;
      address = before;
    }
    return { address, host: lastOf(headers["x-forwarded-host"]) ?? headers.host };
  };
}
