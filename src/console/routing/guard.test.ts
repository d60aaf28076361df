import { describe, expect, test } from "vitest";
import { guard, type Arrival } from "./guard.ts";

const decide = (visit: Arrival) => {
  const decision = guard(visit);
  return decision.kind === "pass" ? "pass" : decision.to;
};

describe("with a token (§4)", () => {
  test.each([
    ["/login", "/"],
    ["/login?redirect=%2Fsys%2Fuser", "/"],
    ["/", "pass"],
    ["/sys/dict?page=2", "pass"],
    ["/home", "pass"],
    ["/home/detail?id=1", "pass"],
    ["/nowhere", "pass"],
  ])("%s → %s", (target, expected) => expect(decide({ target, hasToken: true })).toBe(expected));
});

describe("without a token only the public paths are open (§4)", () => {
  test.each([
    ["/login", "pass"],
    ["/auth-redirect", "pass"],
    ["/home", "pass"],
    ["/home/oneInex", "pass"],
    ["/home?redirect=%2F", "pass"],
    ["/", "/home"],
    ["/dashboard", "/home?redirect=%2Fdashboard"],
    ["/sys/dict?page=2&sort=a b", "/home?redirect=%2Fsys%2Fdict%3Fpage%3D2%26sort%3Da%20b"],
    ["/homepage", "/home?redirect=%2Fhomepage"],
    ["/loginx", "/home?redirect=%2Floginx"],
    ["/404", "/home?redirect=%2F404"],
  ])("%s → %s", (target, expected) => expect(decide({ target, hasToken: false })).toBe(expected));
});

test("a route with meta.requireAuth false is always allowed", () => {
  expect(decide({ target: "/notice", hasToken: false, requireAuth: false })).toBe("pass");
  expect(decide({ target: "/notice", hasToken: true, requireAuth: false })).toBe("pass");
  expect(decide({ target: "/notice", hasToken: false, requireAuth: true })).toBe("/home?redirect=%2Fnotice");
});
