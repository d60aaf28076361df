import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDatabase } from "./database-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a database is away from the first look that fails to the first that does not, and each is said once", async () => {
  let isGone = false;
  const lines: unknown[] = [];
  const watch = watchDatabase(
    {
      ping: async () => {
        if (isGone) throw new Error("gone");
      },
    },
    { info: (line: unknown) => void lines.push(line), warn: (_: object, line?: string) => void lines.push(line) },
  );
  const states: boolean[] = [];
  const look = async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    states.push(watch.isAway());
  };
  await look();
  isGone = true;
  await look();
  await look();
  isGone = false;
  await look();
  expect(states).toEqual([false, true, true, false]);
  expect(lines).toEqual([
    "the database does not answer: kept public pages are given with their age",
    "the database answers again",
  ]);
  await watch.stop();
  isGone = true;
  await look();
  expect(watch.isAway()).toBe(false);
});

test("it is looked at every ten seconds while nobody asks, and again for whoever asks when the last look is two seconds old", async () => {
  let looks = 0;
  const watch = watchDatabase({ ping: async () => void (looks += 1) }, { info: () => {}, warn: () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(6);
  await vi.advanceTimersByTimeAsync(1_900);
  for (let asked = 0; asked < 100; asked += 1) watch.isAway();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toBe(6);
  await vi.advanceTimersByTimeAsync(200);
  for (let asked = 0; asked < 100; asked += 1) watch.isAway();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toBe(7);
  await watch.stop();
});
