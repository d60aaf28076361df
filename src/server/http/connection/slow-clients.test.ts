import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { z } from "zod";
import { afterEach, describe, expect, it, vi } from "vitest";
import { endpoint } from "../../../contract/endpoint.ts";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { CONNECTION_LIMITS } from "./connection-limits.ts";
import { route } from "../route.ts";

/*
 * RL-02 on bare connections, with shortened times; the first test checks that the real ones are those of the
 * specification.
 */

const FORM = "application/x-www-form-urlencoded";
const SHORT = { lookEvery: 20, graceTime: 200, receiveRate: 1_000_000, sendRate: 1_000_000 };
const LONG = 30 * 1024 * 1024; // bytes: more than the connection itself takes up
const long = endpoint({
  method: "GET",
  path: "/sample/long",
  permission: "public",
  title: { id: "sample.title", zh: "样例", lo: "ຕົວຢ່າງ", en: "Sample" },
  input: z.object({}),
  reply: z.string(),
});

const apps: TestApp[] = [];
const sockets: Socket[] = [];
const start: typeof startTestApp = async (...given) => {
  const app = await startTestApp(...given);
  apps.push(app);
  return app;
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of apps.splice(0)) await app.close();
});

/** Sends these bytes on a connection; resolves to the received text when it is closed. */
const speak = async ({ port }: TestApp, bytes: string) => {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let heard = "";
  socket.on("data", (part: Buffer) => (heard += part.toString("latin1")));
  socket.on("error", () => {}); // a cut connection is seen by its end
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(heard)));
  await once(socket, "connect");
  socket.write(bytes);
  return { socket, closed, said: () => heard };
};
const FIND = "GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\n\r\n";
const echo = (length: number, rest = "") =>
  `POST /api/sample/echo HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: ${length}\r\n\r\n${rest}`;

it("a head has 10 s, a request 60 s, a connection nobody uses 60 s", () => {
  expect(CONNECTION_LIMITS).toMatchObject({ headerTimeout: 10_000, requestTimeout: 60_000, keepAlive: 60_000 });
});

describe("whoever sends slowly is cut", () => {
  it.each([
    ["says nothing", ""],
    ["never ends its head", "GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\nX-A: a"],
  ])("with 408 when it %s", async (_what, bytes) => {
    const app = await start(sampleRoutes(), [], { connections: { headerTimeout: 100, lookEvery: 20 } });
    const { closed } = await speak(app, bytes);
    expect(await closed).toMatch(/^HTTP\/1\.1 408 [^]*x-content-type-options: nosniff/);
  });

  it("with 408 when the body comes in drops, though each drop is in time", async () => {
    const app = await start(sampleRoutes(), [], { connections: SHORT });
    const { socket, closed } = await speak(app, echo(100_000, "name="));
    const drops = setInterval(() => socket.writable && socket.write("a"), 20);
    // A drop that crosses the answer on its way may cost it.
    expect(await closed.finally(() => clearInterval(drops))).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it("with 408 when the whole takes too long, at whatever rate", async () => {
    const app = await start(sampleRoutes(), [], {
      connections: { headerTimeout: 100, requestTimeout: 300, lookEvery: 20 },
    });
    const { closed } = await speak(app, echo(100_000, `name=${"a".repeat(50_000)}`));
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("but not whoever is only slow to begin, or whose handler takes its time", async () => {
    const slow = route(long, () => new Promise((resolve) => void setTimeout(() => resolve("done"), 600)));
    const app = await start([...sampleRoutes(), slow], [], { connections: SHORT });
    const { socket, said } = await speak(app, echo(6, "na"));
    socket.write("me=a");
    await vi.waitFor(() => expect(said()).toMatch(/^HTTP\/1\.1 200 /));
    expect((await app.client.get("/sample/long")).status).toBe(200);
  });
});

describe("whoever reads slowly is cut", () => {
  const answering = () => route(long, async () => "x".repeat(LONG));

  it("when it takes nothing of an answer", async () => {
    const app = await start([answering()], [], { connections: { ...SHORT, sendRate: 10 * LONG } });
    const { socket, closed } = await speak(app, "");
    socket.pause();
    socket.write("GET /api/sample/long HTTP/1.1\r\nHost: x\r\n\r\n");
    const open = () =>
      new Promise<number>((resolve) => app.app.server.server.getConnections((_, count) => resolve(count)));
    await vi.waitFor(async () => expect(await open()).toBe(1));
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 60_000, interval: 50 });
    socket.resume();
    expect((await closed).length).toBeLessThan(LONG);
  });

  it("but not whoever takes all of it", async () => {
    const app = await start([answering()], [], { connections: { ...SHORT, sendRate: 100_000 } });
    expect((await app.client.get("/sample/long")).text.length).toBeGreaterThan(LONG);
  });
});

it("a connection nobody uses any more is closed, and until then used again", async () => {
  const app = await start(sampleRoutes(), [], { connections: { keepAlive: 300 } });
  const { socket, closed, said } = await speak(app, FIND);
  await vi.waitFor(() => expect(said().match(/HTTP\/1\.1 200 /g)).toHaveLength(1));
  socket.write(FIND);
  expect((await closed).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});

describe("what one address holds open", () => {
  const bounded = { env: { connectionsPerAddress: 3 }, connections: { unbounded: [] } };

  it("is so many connections; one more is told 429, and has its place when another goes", async () => {
    const app = await start(sampleRoutes(), [], bounded);
    const [first] = [await speak(app, FIND), await speak(app, FIND), await speak(app, FIND)];
    const over = await speak(app, FIND);
    expect(await over.closed).toMatch(/^HTTP\/1\.1 429 [^]*"code":429001/);
    await vi.waitFor(() => expect(first.said()).toMatch(/^HTTP\/1\.1 200 /));
    first.socket.destroy();
    await vi.waitFor(async () => {
      const again = await speak(app, FIND);
      await vi.waitFor(() => expect(again.said()).not.toBe(""));
      expect(again.said()).toMatch(/^HTTP\/1\.1 200 /);
    });
  });

  it("is not counted on this machine", async () => {
    const app = await start(sampleRoutes(), [], { env: { connectionsPerAddress: 1 } });
    await Promise.all([speak(app, FIND), speak(app, FIND), speak(app, FIND)]);
    expect((await app.client.get("/sample/find?name=a")).status).toBe(200);
  });

  it("is, behind a trusted proxy, so many calls at once by the address it forwards (IN-15)", async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    let waiting = 0;
    const slow = route(long, async () => {
      waiting += 1;
      await held;
      return "done";
    });
    const proxy = { env: { connectionsPerAddress: 2, trustProxy: ["127.0.0.1"] } };
    const app = await start([...sampleRoutes(), slow], [], proxy);
    const from = (address: string, path = "/api/sample/long") =>
      app.client.send(path, { headers: { "x-forwarded-for": address } });
    const answers = [from("192.0.2.7"), from("192.0.2.7")];
    await vi.waitFor(() => expect(waiting).toBe(2));
    const over = await from("192.0.2.7");
    expect([over.status, over.headers.get("retry-after")]).toEqual([429, "1"]);
    expect((await from("192.0.2.8", "/api/sample/find?name=a")).status).toBe(200);
    go();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await from("192.0.2.7")).status).toBe(200);
  });
});
