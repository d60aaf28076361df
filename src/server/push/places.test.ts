import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

const LIMITS = { perUser: 2, perNetwork: 3, total: 4 };

test("a network and all together have a limit, counted while a socket is still opening (WS-07)", () => {
  const places = createPlaces(LIMITS);
  const taken = ["a", "a", "a"].map((network) => places.take(network));
  expect(taken.every(Boolean)).toBe(true);
  expect(places.take("a")).toBeNull();
  expect(places.take("b")).not.toBeNull();
  expect(places.take("c")).toBeNull();
  taken[0]?.free();
  taken[0]?.free();
  expect(places.take("a")).not.toBeNull();
  expect(places.take("a")).toBeNull();
});

test("a user has a limit, over all networks (WS-07)", () => {
  const places = createPlaces(LIMITS);
  const [first, second, third] = ["a", "b", "c"].map((network) => places.take(network));
  expect([first, second, third].map((place) => place?.seat("ann"))).toEqual([true, true, false]);
  third?.free();
  first?.free();
  expect(places.take("d")?.seat("ann")).toBe(true);
});
