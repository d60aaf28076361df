import { randomInt } from "node:crypto";
import { DAY } from "../../contract/date/durations.ts";

// Without letters and digits that look alike.
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A random password of 79 bits in four groups, to be typed once. */
export const newTemporaryPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("")).join("-");

export const TEMPORARY_PASSWORD_LIFE = DAY; // ms until a generated password expires unused (AU-12)
