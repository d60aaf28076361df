import { createHmac, timingSafeEqual, type KeyObject } from "node:crypto";
import type { SignedLink } from "../../contract/signed-link.ts";

/** UP-07: how long a link to a private file works. */
export const LINK_LIFE = 300_000; // ms

/** Proves that we said `parts` for this purpose: no proof made for another is ever one of these. */
export const proofOf = (key: KeyObject, purpose: string, parts: readonly (string | number)[]): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("base64url");

export function isProof(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const proof = (key: KeyObject, id: string, owner: string, until: number): string =>
  proofOf(key, "private file", [id, owner, until]);

export const signLink = (key: KeyObject, id: string, owner: string, now: number): SignedLink => {
  const until = now + LINK_LIFE;
  return { owner, until, signature: proof(key, id, owner, until) };
};

/** The signature is ours, for this file and this person, and has not expired. */
export const isValidLink = (
  key: KeyObject,
  id: string,
  { owner, until, signature }: SignedLink,
  now: number,
): boolean => isProof(signature, proof(key, id, owner, until)) && now < until;
