import { isIP, isIPv6 } from "node:net";
import { plainAddress } from "./address-list.ts";

/** An address as some proxies forward it: with the sender's port, IPv6 then in brackets. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** All that a proxy forwards and is no address counts as one network, or each request could have another. */
const UNREADABLE = "unreadable";

/**
 * Under which an address's requests and tries are counted (RL-01, AU-07): of IPv6 the network of 64 bits, since a
 * customer has 2^64 addresses in it; an IPv4 address in either spelling.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(withoutPort(address));
  if (isIP(plain) === 0) return UNREADABLE;
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
