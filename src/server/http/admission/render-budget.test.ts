import { expect, test } from "vitest";
import type { Failure } from "../../../contract/errors.ts";
import { manualClock } from "../../clock.ts";
import { BUDGETS } from "./rate-limit.ts";
import { createRenderBudget } from "./render-budget.ts";

const BURST = 400; // ms
const WORK = 150; // ms

/** Takes that much of the processor's time. */
async function work(): Promise<void> {
  const before = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - before < WORK * 1000)
    for (let spun = 0; spun < 1e6; spun += 1) Math.sqrt(spun);
}

/** How many answers of `WORK` an address gets at once. */
async function answersAtOnce(within: ReturnType<typeof createRenderBudget>, network: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    try {
      await within(network, work);
    } catch (error) {
      expect((error as Failure).reason).toBe("tooManyRequests");
      return count;
    }
  }
}

test("answers of a process that has just started do not use up a visitor's budget, those of one that runs do (RL-01)", async () => {
  const clock = manualClock(Date.UTC(2026, 0, 1));
  const spacious = { perSecond: 1e6, burst: 1e6 };
  const within = createRenderBudget(clock, {
    ...BUDGETS,
    drawing: { perSecond: 1, burst: BURST },
    "all-drawing": spacious,
  });
  const cold = await answersAtOnce(within, "192.0.2.1");
  for (let count = 0; count < 200; count += 1) await within(`visitor ${count}`, async () => {});
  const warm = await answersAtOnce(within, "192.0.2.2");
  expect(warm).toBeLessThanOrEqual(Math.ceil(BURST / WORK));
  expect(cold).toBeGreaterThan(2 * warm);
  clock.advance(1_000_000);
  expect(await answersAtOnce(within, "192.0.2.2")).toBeGreaterThan(0); // what is spent comes back
});
