import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheFigures } from "./cached-figures.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ELEVEN_MINUTES = 660_000;

function setUp(size: number) {
  let change = () => {};
  const keep = cacheFigures({ on: (_, listener) => ((change = () => listener(undefined)), () => {}) }, ["enterprise"]);
  let made = 0;
  let fails = false;
  return {
    read: () =>
      keep(
        "all",
        () => size,
        async () => {
          if (fails) throw new Error("away");
          return ++made;
        },
      ),
    change: () => change(),
    fail: (isFailing: boolean) => (fails = isFailing),
  };
}

it("counts a short list anew after a change, and not before", async () => {
  const { read, change } = setUp(10);
  expect([await read(), await read()]).toEqual([1, 1]);
  change();
  expect(await read()).toBe(2);
});

it("a failed count is not kept", async () => {
  const { read, fail } = setUp(10);
  fail(true);
  await expect(read()).rejects.toThrow("away");
  fail(false);
  expect(await read()).toBe(1);
});

it("nobody waits for a long list to be counted again: the old number stands until the new one is there", async () => {
  const { read, change, fail } = setUp(1_000_000);
  expect(await read()).toBe(1);
  change();
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(ELEVEN_MINUTES);
  fail(true);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  fail(false);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(2);
});
