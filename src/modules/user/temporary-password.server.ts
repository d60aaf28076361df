import { randomInt } from "node:crypto";

// Without letters and digits that look alike.
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A random password of 79 bits in four groups, to be typed once. */
export const newTemporaryPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("")).join("-");

export const TEMPORARY_PASSWORD_LIFE = 86_400_000; // ms until a generated password expires unused (AU-12)
