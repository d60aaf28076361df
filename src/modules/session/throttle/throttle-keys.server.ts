import type { KeyObject } from "node:crypto";
import { knownKey } from "../../../server/attempts/known-keys.ts";
import { networkOf } from "../../../server/http/connection/network-of.ts";
import { tokenHash } from "../../../server/secrets/random-token.ts";

// Unknown names share these buckets, so that invented names cannot fill the table (RL-06). There are so many that
// finding names by full buckets takes millions of attempts (AU-08).
const NOBODY_BUCKETS = 2 ** 20;

/** Key for attempts at an account from unknown browsers. */
export const accountKey = (accountId: string): string => `account:${accountId}`;

/** Key for attempts at a name; `accountId` null: an unknown name. */
export const nameKey = (key: KeyObject, accountId: string | null, username: string): string =>
  accountId === null
    ? `nobody:${Buffer.from(tokenHash(key, `name:${username}`), "base64url").readUInt32BE() % NOBODY_BUCKETS}`
    : accountKey(accountId);

/**
 * Key for attempts of one browser at one name; `browser` is its secret cookie. Contains the account's id, so that an
 * administrator can clear them all; unknown names have no known browsers.
 */
export const browserKey = (key: KeyObject, browser: string, accountId: string | null, username: string): string =>
  knownKey(`${accountId ?? "nobody"}:${tokenHash(key, `browser:${browser}:${username}`)}`);

/** Key for attempts from an address (IPv6: its network). */
export const sourceKey = (address: string): string => `source:${networkOf(address)}`;

/**
 * Key for wrong unlock passwords of an account in all sessions. Separate from the login password, so that neither
 * allows more guesses of the other nor locks its owner out (AU-04).
 */
export const unlockKey = (accountId: string): string => `unlock:${accountId}`;
