import { createHmac, randomBytes, type KeyObject } from "node:crypto";

/** A new secret: 256 random bits as 43 letters of base64url, with no structure (TK-01). */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The stored form of a token: HMAC-SHA-256 under the server's key, base64url. A dump of the database alone opens
 * nothing.
 */
export function tokenHash(key: KeyObject, token: string): string {
  return createHmac("sha256", key).update(token).digest("base64url");
}
