import { expect, test } from "vitest";
import { hasAny } from "./permission.ts";

test("any one of the asked codes is enough (§6)", () => {
  expect(hasAny(new Set(["sys:user:list"]), "sys:user:add", "sys:user:list")).toBe(true);
});

test("*:*:* is every right", () => {
  expect(hasAny(new Set(["*:*:*"]), "sys:user:add")).toBe(true);
});

test.each(["sys:user:*", "sys:*:*", "*", "sys:user", "SYS:USER:LIST", "sys:user:list ", "", "__proto__"])(
  "owning %j gives no right to sys:user:list (AZ-13)",
  (owned) => {
    expect(hasAny(new Set([owned]), "sys:user:list")).toBe(false);
  },
);

test("asking for a wildcard or for nothing is never granted by an ordinary code", () => {
  expect(hasAny(new Set(["sys:user:list"]), "*:*:*")).toBe(false);
  expect(hasAny(new Set(["sys:user:list"]), "sys:user:*")).toBe(false);
  expect(hasAny(new Set(["sys:user:list"]))).toBe(false);
});
