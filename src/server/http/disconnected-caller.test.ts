import { once } from "node:events";
import { connect } from "node:net";
import { z } from "zod";
import { expect, test } from "vitest";
import { endpoint } from "../../contract/endpoint.ts";
import { untilAborted } from "../database/connections/query-context.ts";
import { startTestApp } from "../testing/test-app.ts";
import { route } from "./route.ts";

const waiting = endpoint({
  method: "POST",
  path: "/sample/waiting",
  permission: "public",
  title: { id: "sample.title", zh: "样例", lo: "ຕົວຢ່າງ", en: "Sample" },
  input: z.object({}),
  reply: z.string(),
});

const POST = [
  "POST /api/sample/waiting HTTP/1.1",
  "Host: x",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Length: 0\r\n\r\n",
].join("\r\n");

/** Calls, disconnects once the handler runs, and returns the failures in the log once `then` has failed. */
async function callAndGo(then: (signal: AbortSignal) => Promise<never>): Promise<string[]> {
  const asked = Promise.withResolvers<AbortSignal>();
  const waitingRoute = route(waiting, async (_, { signal: disconnected }) => {
    const signal = disconnected?.();
    if (!signal) throw new Error("nobody waits");
    asked.resolve(signal);
    return then(signal);
  });
  const app = await startTestApp([waitingRoute]);
  const socket = connect(app.port, "127.0.0.1");
  socket.write(POST);
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  socket.destroy();
  if (!signal.aborted) await once(signal, "abort");
  await app.close();
  return app.lines.filter((line) => line.includes("request failed"));
}

async function failOnceAborted(signal: AbortSignal): Promise<never> {
  await once(signal, "abort");
  throw new Error("cut");
}

test("a call is told that its caller has gone, and what it gives up then is no fault in the log", async () => {
  expect(await callAndGo((signal) => untilAborted(signal, () => failOnceAborted(signal)))).toEqual([]);
});

test("what goes wrong by itself is in the log, although the caller has gone", async () => {
  expect(await callAndGo(failOnceAborted)).toEqual([expect.stringContaining("cut")]);
});

test("a call whose answer was written is not told that its caller has gone", async () => {
  const signals: AbortSignal[] = [];
  const app = await startTestApp([
    route(waiting, async (_, { signal: disconnected }) => {
      const signal = disconnected?.();
      if (signal) signals.push(signal);
      return "here";
    }),
  ]);
  const answer = await fetch(`${app.origin}/api/sample/waiting`, { method: "POST" });
  expect(await answer.json()).toMatchObject({ data: "here" });
  await app.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
