import { createHmac, timingSafeEqual } from "node:crypto";
import { withAsciiDigits } from "../../../contract/characters/ascii-digits.ts";
import { tokenHash } from "../../../server/secrets/random-token.ts";
import type { Services } from "../../../server/services.ts";

type Needs = Pick<Services, "secrets">;

// Crockford's Base32, without letters that look like digits: people read it from paper and over the telephone.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10; // 5 bits each: 2^50 cannot be guessed at one attempt a second

/**
 * The secret that opens an application's status page. Derived from the form's ticket, so a repeated submission returns
 * the same one (RE-17).
 */
export function secretOf({ secrets }: Needs, ticket: string): string {
  const bytes = createHmac("sha256", secrets.tokenKey).update(`application secret:${ticket}`).digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % 32]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

// The secret as people type it: any case and digits, with or without the dash, O for 0.
const plain = (typed: string): string =>
  withAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replaceAll("U", "V");

export const secretHash = ({ secrets }: Needs, number: string, secret: string): string =>
  tokenHash(secrets.tokenKey, `application:${number}:${plain(secret)}`);

export const isSecret = (needs: Needs, number: string, typed: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(needs, number, typed)), Buffer.from(hash.padEnd(43, ".").slice(0, 43)));
