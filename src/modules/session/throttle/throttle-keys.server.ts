import type { KeyObject } from "node:crypto";
import { networkOf } from "../../../server/http/connection/network-of.ts";
import { tokenHash } from "../../../server/security/random-token.ts";

// Names that do not exist share these, so that inventing names fills no table (RL-06); so many that who wants to find names
// whose bucket is already full must send millions of tries first (AU-08).
const NOBODY_BUCKETS = 2 ** 20;

/** Under which an account's tries from strange browsers are counted. */
export const accountKey = (accountId: string): string => `account:${accountId}`;

/** Under which a name's tries are counted. `accountId` null: a name nobody has. */
export const nameKey = (key: KeyObject, accountId: string | null, username: string): string =>
  accountId === null
    ? `nobody:${Buffer.from(tokenHash(key, `name:${username}`), "base64url").readUInt32BE() % NOBODY_BUCKETS}`
    : accountKey(accountId);

/**
 * Under which the tries of one browser at one name are counted; `browser` is its secret cookie. The account stands in it, so that an
 * administrator can lift them all; nobody's browsers are known, so a name that nobody has finds none.
 */
export const browserKey = (key: KeyObject, browser: string, accountId: string | null, username: string): string =>
  `browser:${accountId ?? "nobody"}:${tokenHash(key, `browser:${browser}:${username}`)}`;

/** Under which an address's tries are counted. */
export const sourceKey = (address: string): string => `source:${networkOf(address)}`;

/**
 * Under which the misses at an unlock password are counted, whatever the session: apart from the login password, of which it must buy
 * no guesses, nor keep its owner from signing in (AU-04).
 */
export const unlockKey = (accountId: string): string => `unlock:${accountId}`;
