import { isCommonPassword } from "./common-passwords.ts";

/** Why a password is refused; the words belong to the caller's texts. */
export type PasswordReason = "too-short" | "too-long" | "common" | "like-name" | "like-product";

/** The form in which a password is both set and verified: NFKC and the specified trim (§5, AU-10). */
export function canonicalPassword(password: string): string {
  return password.normalize("NFKC").trim();
}

/** Code points, so that one emoji or one Lao letter counts one. */
export function passwordLength(password: string): number {
  let length = 0;
  for (const _ of password) length += 1;
  return length;
}

export interface PasswordCircumstances {
  readonly username?: string;
  readonly productName?: string;
}

/**
 * null when the password may be set: 8 to 128 code points, not common, not the user's or the product's name (AU-10).
 */
export function checkPassword(password: string, about: PasswordCircumstances = {}): PasswordReason | null {
  const canonical = canonicalPassword(password);
  const length = passwordLength(canonical);
  if (length < 8) return "too-short";
  if (length > 128) return "too-long";
  if (isCommonPassword(canonical)) return "common";
  if (isLike(canonical, about.username)) return "like-name";
  if (isLike(canonical, about.productName)) return "like-product";
  return null;
}

/** The name itself, written backwards or repeated, alone or with fewer than four other letters around it. */
function isLike(password: string, name: string | undefined): boolean {
  const fold = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]/gu, "");
  const target = fold(name ?? "");
  const given = fold(password);
  if (target.length < 3 || given.length === 0) return false;
  const backwards = [...target].reverse().join("");
  return [target, backwards].some((word) => {
    const rest = given.replaceAll(word, "").replace(/\p{N}+/gu, "");
    return given.includes(word) && rest.length < 4;
  });
}
