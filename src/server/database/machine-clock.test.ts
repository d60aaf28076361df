import { expect, test } from "vitest";
import { machineClock } from "./machine-clock.ts";

const START = Date.UTC(2026, 0, 1);

test("a jump of the machine's clock is said once with its size and followed; time that goes by is none", async () => {
  const time = { wall: START, monotonic: 5_000 };
  const lines: unknown[] = [];
  const watch = machineClock(
    { clock: { now: () => time.wall }, monotonic: () => time.monotonic },
    { warn: (members: object, line?: string) => void lines.push([members, line]) },
  );
  const goOn = async (milliseconds: number, jump = 0) => {
    time.wall += milliseconds + jump;
    time.monotonic += milliseconds;
    await watch.glance();
  };
  await goOn(1_000);
  await goOn(3_600_000);
  await goOn(1_000, 1_500);
  expect(lines).toEqual([]);
  await goOn(1_000, 600_000);
  await goOn(1_000);
  await goOn(1_000, -3_200);
  expect(lines).toEqual([
    [{ seconds: 600 }, "this machine's clock has jumped 600 s ahead: what ends with a time ends earlier by as much"],
    [{ seconds: -3.2 }, "this machine's clock has jumped 3.2 s back: what ends with a time ends later by as much"],
  ]);
  expect(watch.clock.now()).toBe(time.wall);
});
