import { expect, test } from "vitest";
import { meetsRule } from "./password-rule.ts";

const DEFAULT = "^[\\s\\S]{8,128}$";

test.each([
  ["eight characters", "ກາເຟ2026", DEFAULT, true],
  ["seven", "1234567", DEFAULT, false],
  ["over 128 is refused without running the pattern", "x".repeat(129), "", false],
  ["a digit is wanted", "abcdefgh", "(?=.*\\d).{8,}", false],
  ["no pattern", "abc", "", true],
  ["a broken pattern is left to the server", "abc", "(", true],
])("%s", (_case, password, pattern, expected) => expect(meetsRule(password, pattern)).toBe(expected));
