import { expect, test } from "vitest";
import { createSocketSlots } from "./socket-slots.ts";

const LIMITS = { perUser: 2, perNetwork: 3, total: 4 };

test("a network and all together have a limit, counted while a socket is still opening (WS-07)", () => {
  const slots = createSocketSlots(LIMITS);
  const taken = ["a", "a", "a"].map((network) => slots.take(network));
  expect(taken.every(Boolean)).toBe(true);
  expect(slots.take("a")).toBeNull();
  expect(slots.take("b")).not.toBeNull();
  expect(slots.take("c")).toBeNull();
  taken[0]?.free();
  taken[0]?.free();
  expect(slots.take("a")).not.toBeNull();
  expect(slots.take("a")).toBeNull();
});

test("a user has a limit, over all networks (WS-07)", async () => {
  const slots = createSocketSlots(LIMITS);
  const [first, second, third] = ["a", "b", "c"].map((network) => slots.take(network));
  expect(await Promise.all([first, second, third].map(async (slot) => slot?.seat("ann")))).toEqual([true, true, false]);
  third?.free();
  first?.free();
  expect(await slots.take("d")?.seat("ann")).toBe(true);
});
