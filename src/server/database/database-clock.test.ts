import { beforeEach, expect, test } from "vitest";
import { HOUR } from "../../contract/date/durations.ts";
import { databaseClock, readClock, type ClockWatch } from "./database-clock.ts";
import { openTestDatabase } from "./testing/open-test-database.ts";

const START = Date.UTC(2026, 0, 1);

// A machine whose two clocks, and the database's, are moved apart at will.
let time = { database: START, wall: START, monotonic: 5_000 };
let isAway = false;
let reads = 0;
let lines: string[] = [];
beforeEach(() => {
  time = { database: START, wall: START, monotonic: 5_000 };
  isAway = false;
  reads = 0;
  lines = [];
});
const goOn = (milliseconds: number, except?: "database" | "wall" | "monotonic") => {
  for (const name of ["database", "wall", "monotonic"] as const) if (name !== except) time[name] += milliseconds;
};
const log =
  (level: string) =>
  (...words: unknown[]) =>
    void lines.push(`${level} ${String(words.at(-1))}`);
const watched = (): Promise<ClockWatch> =>
  databaseClock(
    async () => {
      if (isAway) throw new Error("away");
      reads += 1;
      return { lead: time.database - time.monotonic, doubt: 1 };
    },
    { clock: { now: () => time.wall }, monotonic: () => time.monotonic },
    { info: log("info"), warn: log("warn"), error: log("error") },
  );

test.each([
  [
    600,
    "error this machine's clock is 600 s ahead of the database's, which counts; this instance is not ready until it is set",
    false,
  ],
  [
    -600,
    "error this machine's clock is 600 s behind the database's, which counts; this instance is not ready until it is set",
    false,
  ],
  [3, "warn this machine's clock is 3 s ahead of the database's, which counts", true],
  [1, undefined, true],
])(
  "an instance that starts %d s off goes by the database's clock, says so, and is ready only within ten seconds",
  async (seconds, line, isReady) => {
    time.wall += seconds * 1000;
    const watch = await watched();
    expect(watch.clock.now()).toBe(START);
    goOn(30_000);
    await watch.glance();
    expect(watch.clock.now()).toBe(START + 30_000);
    expect(lines).toEqual(line === undefined ? [] : [line]);
    if (isReady) await watch.ping();
    else await expect(watch.ping()).rejects.toThrow("600 s off");
  },
);

test("a clock that jumps while the instance runs moves no deadline, is noticed at once, and may come back", async () => {
  const watch = await watched();
  await watch.ping();
  goOn(1_000);
  time.wall += 600_000;
  expect(watch.clock.now()).toBe(START + 1_000);
  await expect(watch.ping()).rejects.toThrow("600 s off");
  await watch.glance();
  time.wall -= 600_000;
  goOn(1_000);
  await watch.glance();
  await watch.ping();
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["error", "info"]);
  expect(watch.clock.now()).toBe(START + 2_000);
});

test.each([
  [1, [], true],
  [3, ["warn this machine's clock is 3 s ahead of the database's, which counts"], true],
  [-3, ["warn this machine's clock is 3 s behind the database's, which counts"], true],
  [
    12,
    [
      "error this machine's clock is 12 s ahead of the database's, which counts; this instance is not ready until it is set",
    ],
    false,
  ],
  [
    -12,
    [
      "error this machine's clock is 12 s behind the database's, which counts; this instance is not ready until it is set",
    ],
    false,
  ],
])(
  "a jump of %d s while the instance runs is said with its size, and it is ready only within ten seconds",
  async (seconds, told, isReady) => {
    const watch = await watched();
    goOn(1_000);
    time.wall += seconds * 1000;
    await watch.glance();
    goOn(1_000);
    await watch.glance();
    expect(lines).toEqual(told);
    if (isReady) await watch.ping();
    else await expect(watch.ping()).rejects.toThrow("12 s off");
    expect(watch.clock.now()).toBe(START + 2_000);
  },
);

test("a machine that slept, whose monotonic clock stood still meanwhile, has the database's time when it wakes", async () => {
  const watch = await watched();
  goOn(HOUR, "monotonic");
  await watch.ping();
  expect(watch.clock.now()).toBe(START + HOUR);
});

test("it looks every ten seconds, follows a database whose clock was set, and goes on while it is away", async () => {
  const watch = await watched();
  const from = reads;
  for (let second = 0; second < 25; second += 1) {
    goOn(1_000);
    await watch.glance();
  }
  expect(reads - from).toBe(2);
  time.database += 60_000;
  goOn(10_000);
  isAway = true;
  await expect(watch.glance()).rejects.toThrow("away");
  expect(watch.clock.now()).toBe(START + 35_000);
  isAway = false;
  await watch.glance();
  expect(watch.clock.now()).toBe(START + 95_000);
  await expect(watch.ping()).rejects.toThrow();
});

test("a database tells its time", async () => {
  const { database, drop } = await openTestDatabase();
  const { lead, doubt } = await readClock(database);
  expect(Math.abs(lead + performance.now() - Date.now())).toBeLessThan(doubt + 60_000);
  await drop();
});
