import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WebSocketServer } from "ws";
import { HEARTBEAT_MESSAGE, PUSH_CLOSED } from "../../contract/push.ts";
import { openedSocket, type SocketClient } from "../testing/socket-client.ts";
import { createHub, type Hub } from "./hub.ts";
import { PUSH_LIMITS, type PushLimits } from "./push-limits.ts";
import { createSockets } from "./mount-push.ts";
import { openPeer, type Peer } from "./peer.ts";

/*
 * Open sockets alone: no routes, no tickets.
 */

interface Room {
  readonly hub: Hub;
  open(sessionId?: string): Promise<{ client: SocketClient; peer: Peer; raw: Socket }>;
  close(): Promise<void>;
}

/** The connection below a client, for frames that no client library would send. */
const wireOf = ({ ws }: SocketClient): Socket => {
  // oxlint-disable-next-line no-underscore-dangle -- the library's own name for it
  return (ws as unknown as { readonly _socket: Socket })._socket;
};

const openRoom = async (limits: PushLimits = PUSH_LIMITS): Promise<Room> => {
  const hub = createHub(limits);
  const sockets: WebSocketServer = createSockets(limits);
  const server = createServer();
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const peer = openPeer(
        ws,
        socket,
        { userId: "ann", sessionId: request.url?.slice(1) ?? "", language: "zh" },
        limits,
      );
      ws.once("close", () => hub.remove(peer));
      hub.add(peer);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    hub,
    async open(sessionId = "s1") {
      const opened = new Promise<Peer>((resolve) => {
        const stop = hub.onOpen((peer) => (stop(), resolve(peer)));
      });
      const client = await openedSocket(`http://127.0.0.1:${port}/${sessionId}`);
      return { client, peer: await opened, raw: wireOf(client) };
    },
    async close() {
      hub.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

const WAIT = { timeout: 10_000 };
const TEXT = 1;
const PING = 9;
/** A masked frame as a client sends it, with a mask of zeros. */
const frame = (opcode: number, payload: string | Buffer, isLast = true): Buffer => {
  const body = Buffer.from(payload);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), body]);
};

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

describe("what a client says (WS-05)", () => {
  it.each([
    ["anything but a heartbeat", frame(TEXT, '{"type":"NOTIFY"}'), 1008],
    ["text that is no JSON", frame(TEXT, "ping"), 1008],
    ["a list", frame(TEXT, "[]"), 1008],
    ["null", frame(TEXT, "null"), 1008],
    ["bytes", frame(2, HEARTBEAT_MESSAGE), 1008],
    ["more than 1 KiB", frame(TEXT, `{"type":"HEARTBEAT","x":"${"x".repeat(1024)}"}`), 1009],
    ["a length of 4 GiB", Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]), 1009],
    ["fragments", Buffer.concat([frame(TEXT, '{"type":', false), frame(0, '"HEARTBEAT"}')]), 1008],
    ["bad UTF-8", frame(TEXT, Buffer.from([0xff, 0xfe, 0xfd])), 1007],
    ["an unmasked frame", Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 1002],
    ["a compressed frame", Buffer.concat([Buffer.from([0xc1, 0x81, 0, 0, 0, 0, 0x7b])]), 1002],
    ["an unknown opcode", frame(5, "x"), 1002],
    ["a ping of 126 bytes", frame(PING, "x".repeat(126)), 1002],
  ])("%s ends the socket", async (_name, bytes, code) => {
    const { client, raw } = await room.open();
    raw.write(bytes);
    expect(await client.closed).toBe(code);
    expect(client.heard).toEqual([]);
    await expect.poll(() => room.hub.peers(), WAIT).toEqual([]);
  });

  it("a heartbeat is answered, a flood of them ends the socket", async () => {
    const { client, raw } = await room.open();
    client.say(HEARTBEAT_MESSAGE);
    await client.hear(({ type }) => type === "HEARTBEAT");
    for (let count = 0; count < 40; count += 1) raw.write(frame(TEXT, HEARTBEAT_MESSAGE));
    expect(await client.closed).toBe(1008);
    expect(client.heard.length).toBeLessThan(40);
  });

  it.each([
    ["pings", frame(PING, "x")],
    ["pongs", frame(10, "x".repeat(100))],
    ["empty fragments", frame(TEXT, "", false)],
  ])("a flood of %s ends the socket", async (_name, one) => {
    const { client, raw } = await room.open();
    raw.on("error", () => {});
    for (let count = 0; count < 2_000; count += 1) raw.write(one);
    expect([1002, 1006, 1008]).toContain(await client.closed);
  });

  it("half a frame, drop by drop, is no sign of life for ever: its bytes are counted", async () => {
    const { client, raw } = await room.open();
    raw.on("error", () => {});
    raw.write(Buffer.concat([frame(TEXT, "x".repeat(1000)).subarray(0, 500)]));
    raw.write(Buffer.alloc(PUSH_LIMITS.bytes.burst));
    expect([1002, 1006, 1007, 1008]).toContain(await client.closed);
  });
});

describe("what a client hears", () => {
  const big = { type: "x", message: "x".repeat(200_000) };

  it("a reader who stops is cut at 1 MiB waiting; others hear on (WS-06)", async () => {
    const slow = await room.open("slow");
    const good = await room.open("good");
    slow.client.ws.pause();
    // Bytes in the system's buffers do not count, only those that wait in this process.
    for (let count = 0; count < 2_000 && slow.peer.isOpen; count += 1) {
      slow.peer.send(big);
      await new Promise((next) => setImmediate(next));
    }
    expect(slow.peer.isOpen).toBe(false);
    good.peer.send({ type: "RELOAD_MENU" });
    await good.client.hear(({ type }) => type === "RELOAD_MENU");
    await expect.poll(() => room.hub.peers(), WAIT).toEqual([good.peer]);
    slow.client.ws.resume();
    expect(await slow.client.closed).toBe(1006);
  });

  it("the end of its session, then nothing (WS-03)", async () => {
    const ended = await room.open("ended");
    const other = await room.open("other");
    room.hub.closeSocketsOf("ended");
    ended.peer.send(big);
    expect(await ended.client.closed).toBe(PUSH_CLOSED.sessionEnded);
    expect(ended.client.heard).toEqual([{ type: "SESSION_ENDED" }]);
    expect(other.peer.isOpen).toBe(true);
  });

  it("that the server goes: the socket closes with 1012, and none opens any more (RE-11)", async () => {
    const { client } = await room.open();
    room.hub.close();
    expect(await client.closed).toBe(PUSH_CLOSED.restarting);
  });
});

it("a peer that is gone without a word is found by its silence", async () => {
  const { client, peer } = await room.open();
  peer.ping();
  await new Promise((pong) => client.ws.once("ping", pong));
  client.say(HEARTBEAT_MESSAGE);
  await client.hear(({ type }) => type === "HEARTBEAT");
  peer.ping();
  expect(peer.isOpen).toBe(true);
  client.ws.pause(); // as a cable that was pulled: neither pong nor end
  peer.ping();
  peer.ping();
  expect(peer.isOpen).toBe(false);
});
