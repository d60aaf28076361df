import { createHmac, type KeyObject } from "node:crypto";
import { newToken, tokenHash } from "../../../server/secrets/random-token.ts";

/** A generation of a session's tokens in plain text, which exists only until it is sent. */
export interface TokenSet {
  readonly access: string;
  readonly accessHalf: string;
  readonly refresh: string;
  readonly refreshHalf: string;
}

/** The stored hashes; the halves are null unless the client is a browser. */
export interface TokenHashes {
  readonly access: string;
  readonly accessHalf: string | null;
  readonly refresh: string;
  readonly refreshHalf: string | null;
}

const subkeys = new WeakMap<KeyObject, Buffer>();
const subkeyOf = (key: KeyObject): Buffer => {
  const known = subkeys.get(key) ?? createHmac("sha256", key).update("terrace: successor tokens").digest();
  subkeys.set(key, known);
  return known;
};

// 256 bits each, indistinguishable from random without the key.
const from = (key: KeyObject, seed: string): TokenSet => {
  const derive = (label: string) => createHmac("sha256", subkeyOf(key)).update(`${label}:${seed}`).digest("base64url");
  return {
    access: derive("access"),
    accessHalf: derive("access half"),
    refresh: derive("refresh"),
    refreshHalf: derive("refresh half"),
  };
};

/** The first generation of a session. */
export const firstTokens = (key: KeyObject): TokenSet => from(key, newToken());

/**
 * The generation after `refresh`. Deterministic, so that a lost answer can be repeated and parallel refreshes agree
 * without tokens stored in plain text (TK-05, TK-06).
 */
export const tokensAfter = (key: KeyObject, refresh: string): TokenSet => from(key, refresh);

export const hashesOf = (key: KeyObject, tokens: TokenSet, isSplit: boolean): TokenHashes => ({
  access: tokenHash(key, tokens.access),
  accessHalf: isSplit ? tokenHash(key, tokens.accessHalf) : null,
  refresh: tokenHash(key, tokens.refresh),
  refreshHalf: isSplit ? tokenHash(key, tokens.refreshHalf) : null,
});
