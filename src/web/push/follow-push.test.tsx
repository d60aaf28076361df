import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PushMessage } from "../../contract/push.ts";
import { configureApi } from "../api/call.ts";
import { onPushMessage } from "./push-messages.ts";
import { FakeSocket, sockets } from "./testing/fake-socket.ts";
import { followPush } from "./follow-push.ts";
import { socketAddress } from "./open-socket.ts";
import { trackDeliveries } from "./deliveries.ts";

const says = (data: unknown) => sockets.at(-1)?.says(data);

const heard: PushMessage[] = [];
const stops: (() => void)[] = [];
let missed: (PushMessage & { id: string })[] = [];
const whole = async (id: string): Promise<PushMessage> => {
  const found = missed.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return { ...found, message: `<p>${id}</p>` };
};
const onOpenAgain = vi.fn<() => void>();
const follow = (memory = trackDeliveries("u1")) => {
  const stop = followPush(memory, { unread: async () => missed, whole, onOpenAgain, onEnded: () => undefined });
  stops.push(stop);
  return stop;
};

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => Response.json({ code: 0, msg: "", data: { ticket: "t/1", url: "/api/ws" } }));
  configureApi({
    base: "/api",
    language: () => "zh",
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  stops.push(onPushMessage((message) => heard.push(message)));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sockets.length = 0;
  heard.length = 0;
  missed = [];
  onOpenAgain.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the address carries the user id and the one-time ticket, on this origin or where the server says (§4)", () => {
  const page = "https://desk.example.la/sys/dict";
  expect(socketAddress("/api/ws", "u1", "t/1", page)).toBe("wss://desk.example.la/api/ws/u1/t%2F1");
  expect(socketAddress("wss://push.example.la/ws/", "u1", "t", page)).toBe("wss://push.example.la/ws/u1/t");
  expect(socketAddress("/api/ws", "u1", "t", "http://127.0.0.1:3000/")).toBe("ws://127.0.0.1:3000/api/ws/u1/t");
});

test("what is no message is passed over, and the next message is told (WS-09)", async () => {
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  const bad = [
    "", "null", "true", "0", '""', "[]", "[[[[", "{", "}", "undefined", "NaN", "\u0000", "\uD800", "<b>", "{}x",
    '{"type":1}', '{"type":null}', '{"type":{}}', '{"id":1}', '{"title":{"a":1}}', '{"message":[]}', '{"showType":"X"}',
    '{"showType":"notify"}', '{"targetUrl":7}', '{"createDate":0}', '{"change":1}', '{"change":{}}', '{"version":1}',
    '{"type":"RECORD_CHANGED","change":{"path":"/a","ids":"x","verb":"updated","byId":"","byName":""}}',
    '{"type":"RECORD_CHANGED","change":{"path":"/a","ids":[],"verb":"eaten","byId":"","byName":""}}',
    `{"title":"${"x".repeat(2_000_000)}`, "[".repeat(50_000), '{"__proto__":{"type":"SESSION_ENDED"},"id":[]}',
    new Blob(["x"]), new ArrayBuffer(8), undefined, null, 7,
  ]; // prettier-ignore
  for (const payload of bad) says(payload);
  expect(heard).toEqual([]);
  says('{"type":"HEARTBEAT"}');
  says('{"id":"1","showType":"NOTIFY","title":"来了"}');
  expect(heard).toEqual([{ id: "1", showType: "NOTIFY", title: "来了" }]);
});

test("a message that comes again after a reconnect is told once (WS-08)", async () => {
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  for (const id of ["1", "2", "1", "2"]) says(JSON.stringify({ id, showType: "NOTIFY" }));
  expect(heard.map(({ id }) => id)).toEqual(["1", "2"]);
});

const notice = (id: string, showType: "NOTIFY" | "DIALOG") => ({ id, showType });

test("what came while nobody listened is told after a reconnect, exactly once (WS-08)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  missed = [notice("3", "DIALOG"), notice("2", "NOTIFY"), notice("1", "NOTIFY")];
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.opens();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard, "unread before: for the badge to tell").toEqual([]);
  missed = [notice("5", "NOTIFY"), notice("4", "NOTIFY"), ...missed];
  sockets[0]?.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  says(JSON.stringify(notice("5", "NOTIFY")));
  sockets[1]?.opens();
  await vi.waitFor(() => expect(heard.map(({ id }) => id)).toEqual(["5", "4"]));
  expect(heard[1]?.message, "with all it says").toBe("<p>4</p>");
  expect(onOpenAgain).toHaveBeenCalledOnce();
});

test("another window hears what the one with the connection hears, and which version is served", async () => {
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  says('{"type":"NEW_VERSION","version":"a"}');
  const window2 = new BroadcastChannel("terrace.push.u1");
  const passed: unknown[] = [];
  window2.addEventListener("message", ({ data }) => passed.push(data));
  window2.postMessage("which version");
  await vi.waitFor(() => expect(passed).toEqual(['{"type":"NEW_VERSION","version":"a"}']));
  says('{"id":"9","showType":"DIALOG"}');
  await vi.waitFor(() => expect(passed).toHaveLength(2));
  window2.postMessage('{"id":"10","showType":"NOTIFY"}');
  await vi.waitFor(() => expect(heard.map(({ id }) => id)).toContain("10"));
  window2.close();
});

test("which menu the person has is told at the first opening, and to windows that join; after a gap all is asked for anew", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const menu = (version: string) => JSON.stringify({ type: "MENU_VERSION", version });
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.opens();
  says(menu("m1"));
  says(menu("m1"));
  expect(heard).toEqual([{ type: "MENU_VERSION", version: "m1" }]);

  const window2 = new BroadcastChannel("terrace.push.u1");
  const passed: unknown[] = [];
  window2.addEventListener("message", ({ data }) => typeof data === "string" && passed.push(data));
  window2.postMessage("which version");
  await vi.waitFor(() => expect(passed).toEqual([menu("m1")]));
  says('{"type":"RELOAD_MENU"}');
  window2.postMessage("which version");
  await vi.waitFor(() => expect(passed.at(-1), "whoever joins now loads them once").toBe(menu("")));

  heard.length = 0;
  sockets[0]?.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  sockets[1]?.opens();
  says(menu("m2"));
  await vi.waitFor(() => expect(onOpenAgain).toHaveBeenCalledOnce());
  expect(heard).toEqual([]);
  window2.postMessage("which version");
  await vi.waitFor(() => expect(passed.at(-1), "the menu after the gap, not before it").toBe(menu("m2")));
  window2.close();
});

/** A channel on which another window speaks. */
const otherWindow = () => {
  const channel = new BroadcastChannel("terrace.push.u1");
  stops.push(() => channel.close());
  return { say: (data: unknown) => channel.postMessage(data) };
};

test("followed again by the same person, after a lock or a session that was over, it tells what came in between (WS-08)", async () => {
  const memory = trackDeliveries("u1");
  missed = [notice("1", "NOTIFY")];
  const stop = follow(memory);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.opens();
  await vi.waitFor(() => expect(memory.hasLooked).toBe(true));
  says(JSON.stringify(notice("2", "NOTIFY")));
  stop();
  heard.length = 0;
  missed = [notice("3", "DIALOG"), notice("2", "NOTIFY"), ...missed];
  follow(memory);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  sockets[1]?.opens();
  await vi.waitFor(() => expect(heard.map(({ id }) => id)).toEqual(["3"]));
  expect(onOpenAgain).toHaveBeenCalledOnce();
});

test("stopped in the middle of telling what came in a gap, it tells the rest after the next one", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const memory = trackDeliveries("u1");
  Object.assign(memory, { wasConnected: true, hasLooked: true });
  missed = [notice("1", "NOTIFY")];
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const late = async (id: string) => {
    asked.resolve();
    await answered.promise;
    return whole(id);
  };
  const stop = followPush(memory, { unread: async () => missed, whole: late, onOpenAgain, onEnded: () => undefined });
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.opens();
  await asked.promise;
  stop();
  answered.resolve();
  follow(memory);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  expect(heard).toEqual([]);
  sockets[1]?.opens();
  await vi.waitFor(() => expect(heard.map(({ id }) => id)).toEqual(["1"]));
});

test("a window that takes the connection over tells what came in between, and nothing the other one knew (WS-08)", async () => {
  missed = [notice("1", "NOTIFY")];
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  const { say } = otherWindow();
  say({ known: ["1", "2"] });
  say('{"id":"3","showType":"NOTIFY"}');
  await vi.waitFor(() => expect(heard.map(({ id }) => id)).toEqual(["3"]));
  missed = [notice("4", "NOTIFY"), notice("3", "NOTIFY"), notice("2", "NOTIFY"), ...missed];
  sockets[0]?.opens();
  await vi.waitFor(() => expect(heard.map(({ id }) => id)).toEqual(["3", "4"]));
  expect(onOpenAgain).toHaveBeenCalledOnce();
});

test("a window that comes back after the one with the connection did looks again by itself; one that is new need not", async () => {
  const fresh = trackDeliveries("u1");
  const stop = follow(fresh);
  const { say } = otherWindow();
  say({ known: ["1"] });
  await vi.waitFor(() => expect(fresh.hasLooked).toBe(true));
  expect(onOpenAgain).not.toHaveBeenCalled();
  stop();
  follow(fresh);
  say({ known: ["1", "2"] });
  await vi.waitFor(() => expect(onOpenAgain).toHaveBeenCalledOnce());
  say({ known: ["1", "2", "3"] });
  await vi.waitFor(() => expect(fresh.knows("3")).toBe(true));
  expect(onOpenAgain).toHaveBeenCalledOnce();
});

test("the window with the connection says what is known, once it is open and to each that joins", async () => {
  missed = [notice("1", "NOTIFY")];
  const { say } = otherWindow();
  const channel = new BroadcastChannel("terrace.push.u1");
  stops.push(() => channel.close());
  const said: unknown[] = [];
  channel.addEventListener("message", ({ data }) => typeof data === "object" && said.push(data));
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.opens();
  await vi.waitFor(() => expect(said).toEqual([{ known: ["1"] }]));
  say("which version");
  await vi.waitFor(() => expect(said).toHaveLength(2));
});

test("a first connection that took more than one try begins after a gap too, but what was unread stays the badge's", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  missed = [notice("1", "NOTIFY")];
  const memory = trackDeliveries("u1");
  follow(memory);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  sockets[1]?.opens();
  expect(onOpenAgain).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(memory.hasLooked).toBe(true));
  expect(heard).toEqual([]);
});

test("stopped, it closes its connection and hears nothing more", async () => {
  const stop = follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  stop();
  expect(sockets[0]?.isClosed).toBe(true);
  says('{"id":"11","showType":"NOTIFY"}');
  expect(heard).toEqual([]);
});
