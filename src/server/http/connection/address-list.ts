import { BlockList, isIPv6 } from "node:net";

/** An IPv4-mapped address as IPv4. */
export const plainAddress = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

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
    const address = plainAddress(given);
    return trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  };
}
