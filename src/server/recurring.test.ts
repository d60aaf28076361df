import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recurring } from "./recurring.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when the test says so. */
const workshop = () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const work = recurring(
    1000,
    () => {
      const one = Promise.withResolvers<void>();
      begun.push(one);
      return one.promise;
    },
    (error) => failures.push(error),
  );
  return { work, begun, failures };
};

test("work begins at its interval and never twice at once; asked for meanwhile, it is done once more", async () => {
  const { work, begun } = workshop();
  expect(begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toHaveLength(1);
  work.soon();
  work.soon();
  await vi.advanceTimersByTimeAsync(3000);
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(2);
});

test("a failure is told, and the work goes on", async () => {
  const { work, begun, failures } = workshop();
  work.soon();
  begun[0]?.reject(new Error("away"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual([new Error("away")]);
  expect(begun).toHaveLength(2);
});

test("stopping waits for what is under way and begins nothing more (RE-11)", async () => {
  const { work, begun } = workshop();
  work.soon();
  work.soon();
  let isStopped = false;
  const stopped = work.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  begun[0]?.resolve();
  await stopped;
  work.soon();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toHaveLength(1);
});
