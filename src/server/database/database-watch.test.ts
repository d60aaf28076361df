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
    await vi.advanceTimersByTimeAsync(2_000);
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
