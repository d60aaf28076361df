import { createHmac } from "node:crypto";
import { newToken, tokenHash } from "../../../server/security/random-token.ts";

/** One generation of a session's credentials, in the clear: it exists only on its way to the client. */
export interface TokenSet {
  readonly access: string;
  readonly accessHalf: string;
  readonly refresh: string;
  readonly refreshHalf: string;
}

/** What of a generation is stored. The halves are null for a client that is no browser. */
export interface TokenHashes {
  readonly access: string;
  readonly accessHalf: string | null;
  readonly refresh: string;
  readonly refreshHalf: string | null;
}

const subkeys = new WeakMap<Buffer, Buffer>();
const subkeyOf = (key: Buffer): Buffer => {
  const known = subkeys.get(key) ?? createHmac("sha256", key).update("terrace: successor tokens").digest();
  subkeys.set(key, known);
  return known;
};

// 256 bits each, and nothing to be told from random without the key.
const from = (key: Buffer, seed: string): TokenSet => {
  const derive = (label: string) => createHmac("sha256", subkeyOf(key)).update(`${label}:${seed}`).digest("base64url");
  return {
    access: derive("access"),
    accessHalf: derive("access half"),
    refresh: derive("refresh"),
    refreshHalf: derive("refresh half"),
  };
};

/** The first generation of a session. */
export const firstTokens = (key: Buffer): TokenSet => from(key, newToken());

/**
 * The generation after `refresh`: always the same one, so that a lost answer can be given again and parallel refreshes
 * agree, without any token being stored in the clear (TK-05, TK-06).
 */
export const tokensAfter = (key: Buffer, refresh: string): TokenSet => from(key, refresh);

export const hashesOf = (key: Buffer, tokens: TokenSet, isSplit: boolean): TokenHashes => ({
  access: tokenHash(key, tokens.access),
  accessHalf: isSplit ? tokenHash(key, tokens.accessHalf) : null,
  refresh: tokenHash(key, tokens.refresh),
  refreshHalf: isSplit ? tokenHash(key, tokens.refreshHalf) : null,
});
