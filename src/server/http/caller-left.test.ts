import { once } from "node:events";
import { connect } from "node:net";
import { z } from "zod";
import { expect, test } from "vitest";
import { endpoint } from "../../contract/endpoint.ts";
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

test("a call is told that its caller has gone, which is no fault in the log; an answered one is not", async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const answered: AbortSignal[] = [];
  let isFirst = true;
  const app = await startTestApp([
    route(waiting, async (_, { left }) => {
      const signal = left?.();
      if (!signal) throw new Error("nobody waits");
      if (!isFirst) {
        answered.push(signal);
        return "here";
      }
      isFirst = false;
      asked.resolve(signal);
      await once(signal, "abort");
      throw signal.reason;
    }),
  ]);
  const socket = connect(app.port, "127.0.0.1");
  socket.write(
    "POST /api/sample/waiting HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n\r\n",
  );
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  socket.destroy();
  if (!signal.aborted) await once(signal, "abort");

  expect(await (await fetch(`${app.origin}/api/sample/waiting`, { method: "POST" })).json()).toMatchObject({
    data: "here",
  });
  expect(answered.map(({ aborted }) => aborted)).toEqual([false]);
  await app.close();
  expect(app.lines.filter((line) => line.includes("request failed"))).toEqual([]);
});
