import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, NO_ANSWER } from "../../web/api/api-error.ts";
import { tellCallAnswered } from "../../web/api/answered-calls.ts";
import { tellFailedCall } from "../../web/api/failed-calls.ts";
import { askAnyway, connection, doubtServer } from "../../web/document/connection.web.ts";
import { awaitServer } from "./await-server.ts";

const endpoint = { permission: "signed-in", method: "POST", path: "/sys/dict/list" } as const;
let answer: () => Promise<Response>;
let probes: string[];
let stop: () => void;

const refused = () => Promise.reject(new TypeError("Failed to fetch"));
const answers = (status: number) => () => Promise.resolve(new Response("", { status }));
const fails = (status = 0) => tellFailedCall(endpoint, new ApiError({ code: NO_ANSWER, status, message: "" }));
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  probes = [];
  vi.stubGlobal("fetch", (path: string) => {
    probes.push(path);
    return answer();
  });
  stop = awaitServer();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("one call that broke says nothing of a server that answers", async () => {
  answer = answers(200);
  fails();
  await settled();
  expect([probes, connection()]).toEqual([["/health/live"], "up"]);
});

test.each([
  ["nothing", refused],
  ["a proxy in its place", answers(502)],
])("a server for which %s answers is asked again after pauses that grow, until it does", async (_who, silent) => {
  answer = silent;
  fails(502);
  await settled();
  expect([probes.length, connection()]).toEqual([1, "unreachable"]);
  fails(); // while it is known, further calls ask nothing
  for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    const before = probes.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect([pause, probes.length]).toEqual([pause, before]);
    await vi.advanceTimersByTimeAsync(1);
    expect([pause, probes.length]).toEqual([pause, before + 1]);
  }
  answer = answers(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection()).toBe("up");
  const last = probes.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(probes).toHaveLength(last);
});

test.each([
  ["turning to the window", () => dispatchEvent(new Event("focus"))],
  ["Retry", askAnyway],
])("%s asks at once", async (_what, act) => {
  answer = refused;
  fails();
  await settled();
  answer = answers(200);
  act();
  await settled();
  expect([probes.length, connection()]).toEqual([2, "up"]);
});

test("a file of the program that does not come raises the question too", async () => {
  answer = refused;
  doubtServer();
  await settled();
  expect(connection()).toBe("unreachable");
});

test("any call that is answered ends it, and one that is refused does not begin it", async () => {
  answer = refused;
  tellFailedCall(endpoint, new ApiError({ code: 500_000, status: 500, message: "" }));
  await settled();
  expect([probes, connection()]).toEqual([[], "up"]);
  fails();
  await settled();
  tellCallAnswered();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([probes.length, connection()]).toEqual([1, "up"]);
});

test("a call that was answered while the question hung counts", async () => {
  answer = () => new Promise((_, reject) => setTimeout(() => reject(new TypeError("Failed to fetch")), 10_000));
  fails();
  await settled();
  tellCallAnswered();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([probes.length, connection()]).toEqual([1, "up"]);
});

test("without a network nothing is asked", async () => {
  answer = refused;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fails();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([probes, connection()]).toEqual([[], "offline"]);
});
