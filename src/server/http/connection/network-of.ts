import { isIPv6 } from "node:net";
import { plainAddress } from "./address-list.ts";

/**
 * Under which an address's requests and tries are counted (RL-01, AU-07): of IPv6 the network of 64 bits, since a
 * customer has 2^64 addresses in it; an IPv4 address in either spelling.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = (plain.split("%")[0] as string).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().padStart(4, "0"))
    .join(":");
}
