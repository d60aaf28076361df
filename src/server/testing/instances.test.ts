import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerOnce, balance } from "./instances.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serverNamed(name: string): Promise<string> {
  const server = createServer((_request, response) => void response.end(name));
  servers.push(server);
  answerOnce(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("each request of a client comes to the next instance, once what was before it is known there", async () => {
  const origins = [await serverNamed("a"), await serverNamed("b"), await serverNamed("c")];
  let settled = 0;
  const balancer = await balance(origins, async () => void (settled += 1));
  const answers: string[] = [];
  for (let each = 0; each < 6; each += 1) answers.push(await (await fetch(balancer.origin)).text());
  expect(new Set(answers.slice(0, 3))).toEqual(new Set(["a", "b", "c"]));
  expect(answers.slice(3)).toEqual(answers.slice(0, 3));
  expect(settled).toBe(6);
  await balancer.close();
});
