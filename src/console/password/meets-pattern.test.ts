import { expect, test } from "vitest";
import { meetsPattern } from "./meets-pattern.ts";

const DEFAULT = "^[\\s\\S]{8,128}$";

test.each([
  ["eight characters", "ກາເຟ2026", DEFAULT, true],
  ["seven", "1234567", DEFAULT, false],
  ["over 128 is refused without running the pattern", "x".repeat(129), "", false],
  ["a digit is wanted", "abcdefgh", "(?=.*\\d).{8,}", false],
  ["no pattern", "abc", "", true],
  ["a plain choice is judged here", "mekong", "^(?:(?=.*\\d).{8,}|[a-z]{12,40})$", false],
  ["lookaheads too", "abcdefgh", "^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,16}$", false],
  ["a class may hold brackets and signs", "abcdefgh", "^[\\]()+*]{8,}$", false],
  ["a broken pattern is left to the server", "abc", "(", true],
])("%s", (_case, password, pattern, expected) => expect(meetsPattern(password, pattern)).toBe(expected));

test.each([
  "^(a+)+$", "^(a|aa)+$", "(.*a){12}$", "(;+)+#", "^((ab)*)+$", "^(?:(?:a|b)c)*$", "^(.+)\\1$", "(?<x>a+)\\k<x>", "a?a?a?a?aaaa",
  ".*.*.*.*x", "(?<=(a+)+)b", "^(\\w+\\s?)*$",
])("%s could freeze the page and is left to the server (W10)", (pattern) => expect(meetsPattern(`${"a".repeat(100)}!`, pattern)).toBe(true)); // prettier-ignore
