import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEARTBEAT_MESSAGE, PUSH_CLOSED } from "../../contract/push.ts";
import { reconnectingSocket, type Connection, type PushSocket } from "./reconnecting-socket.ts";
import { reconnectDelay } from "./reconnect-delay.ts";

class FakeSocket extends EventTarget {
  readonly said: unknown[] = [];
  isClosed = false;
  send(text: unknown): void {
    this.said.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

const sockets: FakeSocket[] = [];
let refuse = false;
const heard: string[] = [];
const onEnded = vi.fn<() => void>();
let connection: Connection;

const newest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const comesOpen = () => newest().dispatchEvent(new Event("open"));
const says = (data: string) => newest().dispatchEvent(new MessageEvent("message", { data }));
const closes = (code = 1006) => newest().dispatchEvent(Object.assign(new Event("close"), { code }));

const open = vi.fn<() => Promise<PushSocket>>(async () => {
  if (refuse) throw new Error("no ticket");
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket;
});

beforeEach(async () => {
  vi.useFakeTimers();
  connection = reconnectingSocket({ open, hear: (text) => heard.push(text), onEnded, random: () => 1 });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  sockets.length = 0;
  heard.length = 0;
  refuse = false;
});

test("the first wait is 3 s; later ones grow to a minute and differ between clients (§9)", () => {
  const most = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => reconnectDelay(failures, false, () => 1));
  expect(most).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
  const least = [1, 2, 3, 50].map((failures) => reconnectDelay(failures, false, () => 0));
  expect(least).toEqual([3000, 3000, 6000, 30_000]);
  expect(reconnectDelay(1, true, () => 0.5)).toBe(8000);
});

test("it reconnects 3 s after an error, with a new ticket each time (§4)", async () => {
  comesOpen();
  closes();
  await vi.advanceTimersByTimeAsync(2999);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(open).toHaveBeenCalledTimes(2);
  // A socket that closes before any message is not a success that resets the delay.
  comesOpen();
  closes();
  await vi.advanceTimersByTimeAsync(5999);
  expect(open).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(open).toHaveBeenCalledTimes(3);
  comesOpen();
  says("{}");
  closes();
  await vi.advanceTimersByTimeAsync(3000);
  expect(open).toHaveBeenCalledTimes(4);
});

test("without a ticket it tries again, ever more slowly, and for ever", async () => {
  closes();
  refuse = true;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const tries = open.mock.calls.length;
  expect(tries).toBeGreaterThan(40);
  expect(tries).toBeLessThan(80);
  refuse = false;
  await vi.advanceTimersByTimeAsync(60_000);
  comesOpen();
  says('{"type":"NEW_VERSION"}');
  expect(heard).toEqual(['{"type":"NEW_VERSION"}']);
});

test("each message resets the heartbeat; a silent connection is closed and opened again (§4)", async () => {
  comesOpen();
  await vi.advanceTimersByTimeAsync(29_000);
  says("anything");
  await vi.advanceTimersByTimeAsync(29_000);
  expect(newest().said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(newest().said).toEqual([HEARTBEAT_MESSAGE]);
  says(HEARTBEAT_MESSAGE);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(newest().said).toHaveLength(2);
  const silent = newest();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(silent.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(open).toHaveBeenCalledTimes(2);
});

test("every 5 minutes it checks that it is open (§9)", async () => {
  comesOpen();
  // Chatter keeps the heartbeat from being due; the check asks all the same.
  for (let second = 0; second < 300; second += 20) {
    says("chatter");
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(newest().said).toEqual([HEARTBEAT_MESSAGE]);
  refuse = true;
  closes();
  await vi.advanceTimersByTimeAsync(200_000);
  refuse = false;
  const before = open.mock.calls.length;
  connection.check(); // back online, or back in sight
  expect(open).toHaveBeenCalledTimes(before + 1);
});

test("a socket that never opens is given up; one that opens too late is not kept", async () => {
  const slow = newest();
  await vi.advanceTimersByTimeAsync(15_000 + 3000);
  expect(slow.isClosed).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
  connection.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(newest().isClosed).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
});

test("closed because the session is over, it does not come back", async () => {
  comesOpen();
  closes(PUSH_CLOSED.sessionEnded);
  expect(onEnded).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(open).toHaveBeenCalledTimes(1);
});
