import { createHmac, timingSafeEqual } from "node:crypto";

/** UP-07: how long a link to a private file works. */
const LINK_LIFE = 300_000; // ms

/** What stands in a link: for whom it was made, until when (ms since 1970), and the proof. */
export interface SignedLink {
  readonly owner: string;
  readonly until: number;
  readonly signature: string;
}

// A prefix, so that no proof of another kind made with the same key is ever one of these.
const proof = (key: Buffer, id: string, owner: string, until: number): string =>
  createHmac("sha256", key)
    .update(JSON.stringify(["private file", id, owner, until]))
    .digest("base64url");

export const signLink = (key: Buffer, id: string, owner: string, now: number): SignedLink => {
  const until = now + LINK_LIFE;
  return { owner, until, signature: proof(key, id, owner, until) };
};

/** Whether the link was made here, for this file and this person, and is still good. */
export const isSound = (key: Buffer, id: string, { owner, until, signature }: SignedLink, now: number): boolean => {
  const given = Buffer.from(signature);
  const right = Buffer.from(proof(key, id, owner, until));
  return given.length === right.length && timingSafeEqual(given, right) && now < until;
};
