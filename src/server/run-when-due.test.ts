import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manualClock } from "./clock.ts";
import { runWhenDue } from "./run-when-due.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work whose next time the test sets, and how often it was done. */
const workshop = () => {
  const clock = manualClock(Date.UTC(2026, 10, 23));
  const failures: unknown[] = [];
  const state = {
    looks: 0,
    next: undefined as number | undefined,
    error: undefined as Error | undefined,
    others: undefined as number | undefined,
  };
  const work = runWhenDue(
    clock,
    async () => {
      state.looks += 1;
      if (state.error) throw state.error;
      return state.next;
    },
    (error) => void failures.push(error),
    async (moment) => (state.others !== undefined && state.others > moment ? state.others : undefined),
  );
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  return { clock, failures, state, work, pass };
};

test("while nothing is due the rows are looked at twice in a minute, for what was written without an announcement", async () => {
  const { state, work, pass } = workshop();
  await pass(600_000);
  expect(state.looks).toBe(20);
  await work.stop();
});

test("what was told is looked at within the time that was said, once for many announcements", async () => {
  const { state, work, pass } = workshop();
  for (let time = 0; time < 50; time += 1) work.lookWithin(1_000);
  await pass(999);
  expect(state.looks).toBe(0);
  await pass(2);
  expect(state.looks).toBe(1);
  await pass(9_000);
  expect(state.looks).toBe(1);
  await work.stop();
});

test("work is done within a second of its time, and the rows are not asked before", async () => {
  const { clock, state, work, pass } = workshop();
  state.next = clock.now() + 20_000;
  work.lookWithin(0);
  await pass(1);
  expect(state.looks).toBe(1);
  await pass(19_000);
  expect(state.looks).toBe(1);
  state.next = undefined;
  await pass(2_000);
  expect(state.looks).toBe(2);
  await work.stop();
});

test("a clock that is set ahead brings what is due by it within a second", async () => {
  const { clock, state, work, pass } = workshop();
  state.next = clock.now() + 86_400_000;
  work.lookWithin(0);
  await pass(1);
  clock.advance(86_400_000);
  await pass(1_000);
  expect(state.looks).toBe(2);
  await work.stop();
});

test("what stays due is tried once a second, and what failed after two", async () => {
  const { clock, failures, state, work, pass } = workshop();
  state.next = clock.now();
  work.lookWithin(0);
  await pass(5_001);
  expect(state.looks).toBe(6);
  state.error = new Error("away");
  await pass(1_000);
  expect(failures).toEqual([state.error]);
  state.error = undefined;
  state.next = undefined;
  await pass(1_900);
  expect(state.looks).toBe(7);
  await pass(200);
  expect(state.looks).toBe(8);
  await work.stop();
});

test("what keeps failing is tried in pauses that double up to half a minute, from the start again after a success or an announcement", async () => {
  const { state, work, pass } = workshop();
  const looksIn = async (milliseconds: number) => {
    const before = state.looks;
    await pass(milliseconds);
    return state.looks - before;
  };
  state.error = new Error("poison");
  work.lookWithin(0);
  expect(await looksIn(1)).toBe(1);
  for (const pause of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect([await looksIn(pause - 100), await looksIn(100)], String(pause)).toEqual([0, 1]);
  work.lookWithin(1_000);
  expect([await looksIn(1_000), await looksIn(2_000)]).toEqual([1, 1]);
  state.error = undefined;
  expect(await looksIn(4_000)).toBe(1);
  state.error = new Error("poison");
  expect([await looksIn(30_000), await looksIn(2_000)]).toEqual([1, 1]);
  await work.stop();
});

test("what comes due in the pause after a failure is done within a second of its time", async () => {
  const { clock, state, work, pass } = workshop();
  state.error = new Error("poison");
  work.lookWithin(0);
  await pass(14_001); // the next pause lasts 16 s
  expect(state.looks).toBe(4);
  state.others = clock.now() + 20_000;
  await pass(16_000);
  expect(state.looks).toBe(5);
  await pass(5_000);
  expect(state.looks).toBe(6);
  await work.stop();
});

test("what is told while a look is under way is looked at again", async () => {
  const clock = manualClock(0);
  const begun: PromiseWithResolvers<undefined>[] = [];
  const work = runWhenDue(
    clock,
    () => {
      const one = Promise.withResolvers<undefined>();
      begun.push(one);
      return one.promise;
    },
    () => {},
  );
  work.lookWithin(0);
  await vi.advanceTimersByTimeAsync(1);
  work.lookWithin(1_000);
  await vi.advanceTimersByTimeAsync(500);
  begun[0]?.resolve(undefined);
  await vi.advanceTimersByTimeAsync(600);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(undefined);
  await work.stop();
});

test("stopping begins nothing more", async () => {
  const { state, work, pass } = workshop();
  work.lookWithin(1_000);
  await work.stop();
  work.lookWithin(0);
  await pass(60_000);
  expect(state.looks).toBe(0);
});
