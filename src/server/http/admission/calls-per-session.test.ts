import { expect, it } from "vitest";
import { limitSessions } from "./calls-per-session.ts";

/** Calls that last until they are let go. */
function calls() {
  const through = limitSessions();
  let begun = 0;
  const ends: (() => void)[] = [];
  return {
    begun: () => begun,
    call: (token: string) =>
      through(token, () => {
        begun += 1;
        return new Promise<void>((end) => ends.push(end));
      }),
    endAll: () => ends.splice(0).forEach((end) => end()),
  };
}

it("lets eight calls of one session run, keeps more waiting, and tells the rest to come back", async () => {
  const { call, begun, endAll } = calls();
  const first = Array.from({ length: 64 }, () => call("a"));
  expect(begun()).toBe(8);
  await expect(call("a")).rejects.toMatchObject({ reason: "tooManyRequests", details: { retryAfter: 1 } });
  void call("b");
  expect(begun()).toBe(9);
  while (begun() < 65) {
    endAll();
    await new Promise((resolve) => setImmediate(resolve));
  }
  endAll();
  await Promise.all(first);
  void call("a");
  expect(begun()).toBe(66);
});

it("sends those away first who have many, where all together are many", async () => {
  const { call, begun } = calls();
  for (let n = 0; n < 300; n++) void call(`busy-${n % 5}`);
  await expect(call("busy-1")).rejects.toMatchObject({ reason: "tooManyRequests" });
  const before = begun();
  for (let n = 0; n < 4; n++) void call("quiet");
  expect(begun()).toBe(before + 4);
  await expect(call("quiet")).rejects.toMatchObject({ reason: "tooManyRequests" });
});
