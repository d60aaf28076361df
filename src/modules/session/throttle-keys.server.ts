import { networkOf } from "../../server/http/network-of.ts";
import { tokenHash } from "../../server/security/random-token.ts";

const NOBODY_BUCKETS = 4096; // names that do not exist share these, so that inventing names fills no table (RL-06)

/** Under which a name's tries are counted. `accountId` null: a name nobody has. */
export const nameKey = (key: Buffer, accountId: string | null, username: string): string =>
  accountId === null
    ? `nobody:${Buffer.from(tokenHash(key, `name:${username}`), "base64url").readUInt16BE() % NOBODY_BUCKETS}`
    : `account:${accountId}`;

/** Under which the tries of one browser at one name are counted; `browser` is its secret cookie. */
export const browserKey = (key: Buffer, browser: string, username: string): string =>
  `browser:${tokenHash(key, `browser:${browser}:${username}`)}`;

/** Under which an address's tries are counted. */
export const sourceKey = (address: string): string => `source:${networkOf(address)}`;

/**
 * Under which the misses at the lock screens of an account are counted, whatever the session: apart from sign-in, or whoever borrows
 * a screen could keep its owner out (AU-04).
 */
export const unlockKey = (accountId: string): string => `unlock:${accountId}`;
