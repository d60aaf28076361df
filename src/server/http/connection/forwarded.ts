import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** Returns the sender's address and the Host of a raw request that does not pass through Fastify. */
export type Sender = (request: IncomingMessage) => { readonly address: string; readonly host: string | undefined };

const bare = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header ?? []].flat().join(",").split(",").at(-1)?.trim() || undefined;

/** Returns a predicate: the address, IPv4 or IPv4-mapped, is in one of these addresses and networks (TRUST_PROXY). */
export function isAmong(entries: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = bare(given);
    return trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  };
}

/** As Fastify reads them: forwarded headers count only where they come from a trusted proxy, the nearest first (IN-15). */
export function senderOf(trustProxy: readonly string[]): Sender {
  const isTrusted = isAmong(trustProxy);
  return ({ headers, socket }) => {
    let address = bare(socket.remoteAddress ?? "");
    if (!isTrusted(address)) return { address, host: headers.host };
    const hops = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
    while (isTrusted(address)) {
      const before = bare(hops.pop()?.trim() ?? "");
      if (before === "") break;
      address = before;
    }
    return { address, host: lastOf(headers["x-forwarded-host"]) ?? headers.host };
  };
}
