import { randomBytes, randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HEARTBEAT_MESSAGE } from "../../contract/push.ts";
import { PUSH_LIMITS } from "../../server/push/push-limits.ts";
import { openedSocket, openSocket } from "../../server/testing/socket-client.ts";
import { createClient } from "../../server/testing/http-client.ts";
import { addUser } from "../testing/add-user.server.ts";
import { socketAddress } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

const PASSWORD = "Terraced-Rice-2026";
let app: ModulesApp;
let token: string;
let address: () => Promise<string>;

const tokenOf = async (username: string, password: string) =>
  tokensOf(await visitor(app.origin).signIn(username, password)).access;

beforeAll(async () => {
  app = await startModules();
  token = await tokenOf(ADMIN.username, ADMIN.password);
  address = () => socketAddress(app.origin, token);
});
afterAll(() => app.close());

describe("a socket opens", () => {
  it("at the API's base with the user id and a one-time ticket, and answers heartbeats (§4)", async () => {
    const at = await address();
    expect(new URL(at).pathname).toMatch(/^\/api\/ws\/[0-9a-f-]{36}\/[\w-]{43}$/);
    const socket = await openedSocket(at);
    socket.say(HEARTBEAT_MESSAGE);
    expect(await socket.hear(({ type }) => type === "HEARTBEAT")).toEqual({ type: "HEARTBEAT" });
    socket.ws.close();
    expect(await socket.closed).toBe(1005);
  });

  it("on any instance, wherever the ticket was given", async () => {
    const other = await app.another();
    const socket = await openedSocket((await address()).replace(app.origin, other));
    socket.ws.close();
    await socket.closed;
  });

  it("at the address an operator has configured (PUSH_URL)", async () => {
    const pushUrl = "wss://push.example.la/sockets";
    const origin = await app.another({ env: { pushUrl } });
    const { body } = await visitor(origin).post("/sys/push/ticket", {}, { token });
    expect(body.data).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), url: pushUrl });
  });

  it("never with a ticket that was used, also when many try at once (WS-01)", async () => {
    const at = await address();
    const tries = await Promise.all(Array.from({ length: 5 }, () => openSocket(at)));
    const opened = tries.filter((outcome) => typeof outcome !== "number");
    expect([opened.length, tries.filter((outcome) => outcome === 401).length]).toEqual([1, 4]);
    for (const socket of opened) socket.ws.close();
    expect(await openSocket(at)).toBe(401);
  });

  it("not with a ticket older than 30 s (WS-01)", async () => {
    const [fresh, stale] = [await address(), await address()];
    app.clock.advance(29_999);
    const socket = await openedSocket(fresh);
    socket.ws.close();
    app.clock.advance(1);
    expect(await openSocket(stale)).toBe(401);
  });

  it("not for another user, nor with somebody else's ticket, which is used up by the try (WS-01)", async () => {
    const otherId = await addUser(app.services, { username: "other", password: PASSWORD });
    const at = await address();
    const [, own = ""] = /ws\/([^/]+)/.exec(at) ?? [];
    expect(await openSocket(at.replace(own, otherId))).toBe(401);
    expect(await openSocket(at)).toBe(401);
  });

  it.each([
    ["a guessed ticket", () => randomBytes(32).toString("base64url"), 401],
    ["an access token for a ticket", () => token, 401],
    ["a short ticket", () => "1", 404],
    ["a ticket with a path behind it", () => `${randomBytes(32).toString("base64url")}/x`, 404],
  ])("not with %s (WS-01, TK-04)", async (_name, ticket, status) => {
    expect(await openSocket(`${app.origin}/api/ws/${randomUUID()}/${ticket()}`)).toBe(status);
  });

  it("not with a ticket whose session has ended meanwhile (WS-03)", async () => {
    const access = await tokenOf(ADMIN.username, ADMIN.password);
    const at = await socketAddress(app.origin, access);
    await visitor(app.origin).post("/sso/oauth2/revoke_token", {}, { token: access });
    expect(await openSocket(at)).toBe(401);
  });

  it("not for a session that must change its password or is locked: it gets no ticket (AU-13, TK-17)", async () => {
    await addUser(app.services, { username: "newcomer", password: PASSWORD, mustChange: true });
    const ask = async (access: string) =>
      (await visitor(app.origin).post("/sys/push/ticket", {}, { token: access })).body.code;
    expect(await ask(await tokenOf("newcomer", PASSWORD))).toBe(200006);
    const locked = await tokenOf(ADMIN.username, ADMIN.password);
    const at = await socketAddress(app.origin, locked);
    await visitor(app.origin).post("/sys/user/my/lock", {}, { token: locked });
    expect(await ask(locked)).toBe(200005);
    expect(await openSocket(at)).toBe(401);
  });

  it("only from our own pages: a foreign, look-alike or null origin is refused before the ticket is looked at (WS-02)", async () => {
    const at = await address();
    const { host, port } = new URL(app.origin);
    for (const origin of [
      "https://evil.example",
      "null",
      `http://${host}.evil.example`,
      `http://127.0.0.1:${Number(port) + 1}`,
      "file://",
    ])
      expect([origin, await openSocket(at, { origin })]).toEqual([origin, 403]);
    expect(await openSocket(at, { origin: app.origin, "sec-fetch-site": "cross-site" })).toBe(403);
    const socket = await openedSocket(at, { origin: app.origin });
    socket.ws.close();
    await socket.closed;
  });
});

describe("an address that opens no socket", () => {
  it.each(["/", "/api/ws", "/api/sys/user/info", "/ws/x/y", "/apiws/x/y"])(
    "%s is answered 404 and closed",
    async (path) => {
      expect(await openSocket(`${app.origin}${path}`)).toBe(404);
    },
  );

  it("does not keep a call that offers another protocol from its answer", async () => {
    const answered = await new Promise<number>((resolve, reject) => {
      const call = request(`${app.origin}/health/live`, { headers: { connection: "Upgrade", upgrade: "h2c" } });
      call.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      call.on("error", reject);
      call.end();
    });
    expect(answered).toBe(200);
  });

  it("is no call: the API says 404 to it without an upgrade", async () => {
    const { status } = await createClient(app.origin).get(
      `/ws/${randomUUID()}/${randomBytes(32).toString("base64url")}`,
    );
    expect(status).toBe(404);
  });
});

it("limits hold per user, per network and in total, and places are free again (WS-07)", async () => {
  const limited = await app.another({ push: { limits: { ...PUSH_LIMITS, perUser: 3, perNetwork: 5 } } });
  for (const username of ["one", "two"]) await addUser(app.services, { username, password: PASSWORD });
  const openFor = async (username: string) =>
    openSocket(await socketAddress(limited, await tokenOf(username, PASSWORD)));
  const open = await Promise.all(["one", "one", "one"].map(openFor));
  expect(open.every((socket) => typeof socket !== "number")).toBe(true);
  expect(await openFor("one")).toBe(429);
  open.push(await openFor("two"), await openFor("two"));
  expect(await openFor("two")).toBe(429);
  for (const socket of open) if (typeof socket !== "number") socket.ws.terminate();
  await expect.poll(async () => typeof (await openFor("one")), { timeout: 10_000 }).toBe("object");
});

it("limits hold for two instances together, what a dead one told does not count, and places are free again (WS-07)", async () => {
  const push = { limits: { ...PUSH_LIMITS, perUser: 6, perNetwork: 10 }, isShared: true };
  const origins = [await app.another({ push }), await app.another({ push })];
  const names = ["three", "four"];
  const ids = [];
  for (const username of names) ids.push(await addUser(app.services, { username, password: PASSWORD }));
  await app.services.database.pool.query("insert into open_socket values ($1, 42, 100)", [`user ${ids[0]}`]);
  let opened = 0;
  const open: Exclude<Awaited<ReturnType<typeof openSocket>>, number>[] = [];
  const openFor = async (username: string) => {
    const origin = origins[(opened += 1) % 2] as string;
    const socket = await openSocket(await socketAddress(origin, await tokenOf(username, PASSWORD)));
    if (typeof socket !== "number") open.push(socket);
    return typeof socket === "number" ? socket : 101;
  };
  const answers = [];
  for (let n = 0; n < 8; n++) answers.push(await openFor("three"));
  expect(answers).toEqual([101, 101, 101, 101, 101, 101, 429, 429]);
  const ofNetwork = [];
  for (let n = 0; n < 6; n++) ofNetwork.push(await openFor("four"));
  expect(ofNetwork).toEqual([101, 101, 101, 101, 429, 429]);
  for (const socket of open) socket.ws.terminate();
  await expect.poll(() => openFor("three"), { timeout: 10_000 }).toBe(101);
  for (const socket of open) socket.ws.terminate();
  const told = () => app.services.database.pool.query("select * from open_socket");
  await expect.poll(async () => (await told()).rows, { timeout: 10_000 }).toEqual([]);
});

it("of the unused tickets of a session only the latest work (RL-06)", async () => {
  const access = await tokenOf(ADMIN.username, ADMIN.password);
  const all: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    app.clock.advance(1);
    all.push(await socketAddress(app.origin, access));
  }
  expect(await openSocket(all[0] as string)).toBe(401);
  const socket = await openedSocket(all[11] as string);
  socket.ws.close();
});

it("the log names neither ticket nor address with it (LG-01, LG-02)", async () => {
  const at = await address();
  const socket = await openedSocket(at);
  socket.ws.close();
  await openSocket(at);
  const log = app.lines.join("\n");
  expect(log).toContain("socket opened");
  expect(log).not.toContain(at.split("/").at(-1));
});
