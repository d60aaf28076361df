import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { manualClock, type ManualClock } from "../../clock.ts";
import { countAsInstance } from "../../database/changes/count-instances.ts";
import { openChanges, type Changes } from "../../database/changes/changes.ts";
import type { TestDatabase } from "../../database/testing/open-test-database.ts";
import { openMigratedDatabase } from "../../testing/migrated-database.ts";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { OPEN_BUDGETS, startTestApp, testCaller, type TestApp } from "../../testing/test-app.ts";
import { openSharedBudgets } from "./shared-budgets.ts";

// Two instances on one database. A quarter of the burst, ten, may be granted unknown to the other: five by each.
const BURST = 40;
const people = Array.from({ length: 20 }, (_, n) => `person-${n}`);
let opened: TestDatabase;
let clock: ManualClock;
let buses: Changes[];
let apps: TestApp[];
let who = "";

beforeAll(async () => {
  opened = await openMigratedDatabase();
  const { database } = opened;
  clock = manualClock(Date.UTC(2026, 0, 1));
  buses = [await openChanges(database), await openChanges(database)];
  // On the embedded database nobody listens, and so nobody is counted.
  if (database.embedded) for (const { instance } of buses) await countAsInstance(database.pool, instance);
  apps = await Promise.all(
    buses.map(async (changes) => {
      const sharedBudgets = await openSharedBudgets({ database, changes, clock });
      const budgets = { ...OPEN_BUDGETS, read: { perSecond: 1, burst: BURST } };
      return startTestApp(
        sampleRoutes(),
        people.map((name) => testCaller(name)),
        { clock, budgets, sharedBudgets },
      );
    }),
  );
});
afterAll(async () => {
  for (const app of apps) await app.close();
  for (const changes of buses) await changes.close();
  await opened.drop();
});
beforeEach(() => {
  who = people.pop() as string;
});

const ask = async (app: TestApp | undefined) => {
  const { status } = (await app?.client.get("/sample/mine", { token: who })) ?? {};
  return status === 200;
};
/** How many of so many calls are granted, one after the other at the instances in turn. */
const grantedInTurn = async (calls: number, at: readonly (TestApp | undefined)[] = apps) => {
  let granted = 0;
  for (let n = 0; n < calls; n++) granted += (await ask(at[n % at.length])) ? 1 : 0;
  return granted;
};

test("a caller at one of two instances has the whole budget, and no more at the other than what it has not heard of (RL-01)", async () => {
  expect(await grantedInTurn(60, [apps[0]])).toBe(BURST);
  expect(await grantedInTurn(60, [apps[1]])).toBeLessThanOrEqual(BURST / 4);
});

test("in turn at two instances a caller has the budget and a quarter more at most, and what is refilled comes back once (RL-01)", async () => {
  const granted = await grantedInTurn(120);
  expect(granted).toBeGreaterThanOrEqual(BURST);
  expect(granted).toBeLessThanOrEqual(BURST * 1.25);
  clock.advance(40_000);
  const again = await grantedInTurn(120);
  expect(again).toBeGreaterThanOrEqual(BURST * 0.75); // what was overdrawn is missing now
  expect(granted + again).toBeLessThanOrEqual(2 * BURST * 1.25);
});

test("of two hundred calls at once the budget and a half is granted at most, and at one instance none is refused before it is spent (RL-01)", async () => {
  const all = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(apps[n % 2])));
  expect(all.filter(Boolean).length).toBeLessThanOrEqual(BURST * 1.5);
  who = people.pop() as string;
  const one = await Promise.all(Array.from({ length: 40 }, () => ask(apps[0])));
  expect(one.filter(Boolean)).toHaveLength(BURST);
});

test("who asks for little costs the database nothing (RL-01)", async () => {
  const query = vi.spyOn(opened.database.pool, "connect");
  try {
    for (let minute = 0; minute < 5; minute++) {
      expect(await grantedInTurn(4)).toBe(4);
      clock.advance(60_000);
    }
    await pause(50);
    expect(query).not.toHaveBeenCalled();
  } finally {
    query.mockRestore();
  }
});

test("while the shared counters are away each instance grants its share, and the whole budget again afterwards (RL-01)", async () => {
  const query = vi.spyOn(opened.database.pool, "connect").mockRejectedValue(new Error("away"));
  try {
    expect(await grantedInTurn(60, [apps[0]])).toBe(BURST / 2);
    expect(await grantedInTurn(60, [apps[1]])).toBe(BURST / 2);
  } finally {
    query.mockRestore();
  }
  await pause(1_100); // then they are asked again
  clock.advance(3_600_000);
  await grantedInTurn(10, [apps[0]]);
  await pause(50);
  expect(await grantedInTurn(60, [apps[0]])).toBe(BURST - 10);
});
