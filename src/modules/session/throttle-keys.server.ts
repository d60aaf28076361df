import { networkOf } from "../../server/http/network-of.ts";
import { tokenHash } from "../../server/security/random-token.ts";

const NOBODY_BUCKETS = 4096; // names that do not exist share these, so that inventing names fills no table (RL-06)

/** Under which an account's tries from strange browsers are counted. */
export const accountKey = (accountId: string): string => `account:${accountId}`;

/** Under which a name's tries are counted. `accountId` null: a name nobody has. */
export const nameKey = (key: Buffer, accountId: string | null, username: string): string =>
  accountId === null
    ? `nobody:${Buffer.from(tokenHash(key, `name:${username}`), "base64url").readUInt16BE() % NOBODY_BUCKETS}`
    : accountKey(accountId);

/**
 * Under which the tries of one browser at one name are counted; `browser` is its secret cookie. The account stands in it, so that an
 * administrator can lift them all; nobody's browsers are known, so a name that nobody has finds none.
 */
export const browserKey = (key: Buffer, browser: string, accountId: string | null, username: string): string =>
  `browser:${accountId ?? "nobody"}:${tokenHash(key, `browser:${browser}:${username}`)}`;

/** Under which an address's tries are counted. */
export const sourceKey = (address: string): string => `source:${networkOf(address)}`;

/**
 * Under which the misses at the lock screens of an account are counted, whatever the session: apart from sign-in, or whoever borrows
 * a screen could keep its owner out (AU-04).
 */
export const unlockKey = (accountId: string): string => `unlock:${accountId}`;

/**
 * Under which the misses are counted when the login password is asked for again (AU-17): apart from the lock, whose own password must
 * buy no guesses at the other.
 */
export const confirmKey = (accountId: string): string => `confirm:${accountId}`;
