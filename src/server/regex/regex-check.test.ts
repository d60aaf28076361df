import { expect, test } from "vitest";
import { matchesPattern, vetPattern } from "./regex-check.ts";

test.each([
  "^(a+)+$",
  "(.*a){12}$",
  "^(\\w+\\s?)*$",
  "(x+x+)+y",
  "^([a-zA-Z0-9]+)*$",
  "^(.|\\s)*$z",
  "^((ab)*)+$",
  "^(\\d+)*[a-z]$",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "(a|aa)+$",
  "(a|a?)+$",
  "^(?:(?:a|b|ab)+)+$",
  "^(\\s+)*$",
  "([^x]+)*x",
  "^(.+)+$x",
  "^(?=(\\w+)*!).*$",
  "(\\p{L}+)+\\d$",
  "^(0|1|01)*2$",
  "^(ກ+)+$",
  "(.+.+)+q",
  "(;+)+#",
  "(%+)+x",
  "(=+)+ZZ",
  "(~+)+!q",
  "(&&|&)+$!",
  "^(xyz|xyzxyz)+q$",
  "(?<=^(a+)+)b",
  "^rice(\\/+)+$",
])("AU-11: %s is refused as too slow", async (pattern) => {
  expect(await vetPattern(pattern)).toBe("too-slow");
});

test.each([
  "^.{8,}$",
  "^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,20}$",
  "^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,16}$",
  "^[\\w\\@\\-]{8,}$",
  "^[\\p{L}\\p{M}\\d]{8,}$",
])("AU-11: %s is accepted", async (pattern) => {
  expect(await vetPattern(pattern)).toBeNull();
});

test.each(["(?!)", "^$", "^.{4}$", "^only-this-one$"])(
  "AU-11: %s, which would keep everybody from changing the password, is refused",
  async (pattern) => expect(await vetPattern(pattern)).toBe("matches-nothing"),
);

test("AU-11: what does not compile or is longer than 200 characters is refused", async () => {
  expect(await vetPattern("(")).toBe("invalid");
  expect(await vetPattern("[a")).toBe("invalid");
  expect(await vetPattern("a".repeat(201))).toBe("too-long");
});

test("matches as asked; a broken stored pattern says so instead of hanging, and the next question is answered", async () => {
  const rule = "^(?=.*\\d).{8,}$";
  expect(await matchesPattern(rule, "abcdefg1")).toBe(true);
  expect(await matchesPattern(rule, "abcdefgh")).toBe(false);
  expect(await matchesPattern("^.{4}$", "😀😀😀😀")).toBe(true);
  expect(await matchesPattern("^(a+)+$", `${"a".repeat(60)}!`)).toBe("broken");
  expect(await matchesPattern("(", "x")).toBe("broken");
  expect(await matchesPattern(".*", "x".repeat(129))).toBe(false);
  expect(await Promise.all([rule, "^a", "b$"].map((pattern) => matchesPattern(pattern, "abcdefg1b")))).toEqual([
    true,
    true,
    true,
  ]);
});
