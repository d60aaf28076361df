import { createHmac, timingSafeEqual } from "node:crypto";
import { tokenHash } from "../../../server/security/random-token.ts";
import type { Services } from "../../../server/services.ts";

type Needs = Pick<Services, "secrets">;

// Without the letters that look like digits (Crockford): it is read from paper and over the telephone.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10; // of 5 bits each: nobody guesses 2^50 at one try a second

/** What opens the status beside the number. It follows from the form's ticket, so a form sent twice is told the same (RE-17). */
export function secretOf({ secrets }: Needs, ticket: string): string {
  const bytes = createHmac("sha256", secrets.tokenKey).update(`application secret:${ticket}`).digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % 32]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

// As typed from paper: in any case, with or without the dash, O for 0.
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replaceAll("U", "V");

export const secretHash = ({ secrets }: Needs, number: string, secret: string): string =>
  tokenHash(secrets.tokenKey, `application:${number}:${plain(secret)}`);

export const isSecret = (needs: Needs, number: string, typed: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(needs, number, typed)), Buffer.from(hash.padEnd(43, ".").slice(0, 43)));
