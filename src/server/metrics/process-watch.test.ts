import { expect, it } from "vitest";
import { answeredRequests, publicAnswers, socketCounts } from "../measurements.ts";
import { slowestCalls, watchProcess } from "./process-watch.ts";

const call = (ms: number, id = `r${ms}`) => ({
  id,
  method: "GET",
  route: `/api/${"x".repeat(200)}`,
  status: 200,
  outcome: "ok",
  seconds: ms / 1000,
});
const pool = { totalCount: 4, idleCount: 3 } as Parameters<typeof watchProcess>[0]["pool"];

it("the slowest calls are few, the slowest first, and forgotten after a quarter of an hour", () => {
  const slow = slowestCalls(3);
  for (const ms of [60, 900, 10, 300, 70, 400]) slow.add(call(ms), 0);
  expect(slow.list(0).map(({ ms }) => ms)).toEqual([900, 400, 300]);
  expect(slow.list(0)[0]?.route).toHaveLength(120);
  slow.add(call(80), 600_000);
  expect(slow.list(600_000).map(({ ms }) => ms)).toEqual([900, 400, 300]);
  slow.add(call(80), 901_000);
  expect(slow.list(901_000).map(({ ms }) => ms)).toEqual([80]);
});

it("calls are counted with their faults, those that wait on purpose are not slow, and nothing is heard after the end", () => {
  const watch = watchProcess({ pool }, new Set(["/api/waits"]));
  answeredRequests.tell({ ...call(100, "quick"), route: "/api/quick" });
  answeredRequests.tell({ ...call(200, "fault"), route: "/api/fault", outcome: "internal" });
  answeredRequests.tell({ ...call(800, "waits"), route: "/api/waits" });
  publicAnswers.tell(true);
  publicAnswers.tell(false);
  socketCounts.tell(1);
  const { calls, slow, cache, sockets, database, memory } = watch.state();
  expect(calls).toMatchObject({ p95: 800, faults: 1 });
  expect(slow.map(({ id }) => id)).toEqual(["fault", "quick"]);
  expect({ cache, sockets, database }).toEqual({
    cache: { hits: 1, misses: 1 },
    sockets: 1,
    database: { p95: 0, worst: 0, taken: 1, open: 4 },
  });
  expect(memory.process).toBeGreaterThan(memory.heap / 2);
  watch.stop();
  socketCounts.tell(1);
  expect(watch.state().sockets).toBe(1);
  watch.stop();
});

it("the event loop's delay is measured once somebody looks, from one look to the next", async () => {
  const watch = watchProcess({ pool }, new Set());
  expect(watch.state().loop).toMatchObject({ p99: null, worst: null });
  await new Promise((resolve) => setTimeout(resolve, 60));
  const until = performance.now() + 80;
  while (performance.now() < until); // holds the loop
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(watch.state().loop.worst).toBeGreaterThan(30);
  watch.stop();
});
