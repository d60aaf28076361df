import { randomInt } from "node:crypto";

// No signs that are read for one another, on a screen or on paper.
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to be typed once: 79 bits in four groups. */
export const newFirstPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("")).join("-");

/** How long a printed password may wait to be used (AU-12). */
export const FIRST_PASSWORD_LIFE = 86_400_000; // ms
