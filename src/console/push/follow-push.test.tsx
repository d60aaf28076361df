import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pushed } from "../../contract/push.ts";
import { configureApi } from "../../web/api/call.ts";
import { onPushed } from "../../web/push/pushed.ts";
import { followPush, socketAddress } from "./follow-push.ts";

class FakeSocket extends EventTarget {
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    sockets.push(this);
  }
  send(): void {}
  close(): void {
    this.isClosed = true;
  }
}
const sockets: FakeSocket[] = [];
const says = (data: unknown) => sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));

const heard: Pushed[] = [];
const stops: (() => void)[] = [];
let missed: (Pushed & { id: string })[] = [];
const whole = async (id: string): Promise<Pushed> => {
  const found = missed.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return { ...found, message: `<p>${id}</p>` };
};
const onOpenAgain = vi.fn<() => void>();
const follow = () => {
  const stop = followPush("u1", { unread: async () => missed, whole, onOpenAgain, onEnded: () => undefined });
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
  stops.push(onPushed((message) => heard.push(message)));
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
  sockets[0]?.dispatchEvent(new Event("open"));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard, "unread before: for the badge to tell").toEqual([]);
  missed = [notice("5", "NOTIFY"), notice("4", "NOTIFY"), ...missed];
  sockets[0]?.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  says(JSON.stringify(notice("5", "NOTIFY")));
  sockets[1]?.dispatchEvent(new Event("open"));
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

test("which rights the person has is told at the first opening, and to windows that join; after a gap all is asked for anew", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const rights = (version: string) => JSON.stringify({ type: "RIGHTS", version });
  follow();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.dispatchEvent(new Event("open"));
  says(rights("r1"));
  says(rights("r1"));
  expect(heard).toEqual([{ type: "RIGHTS", version: "r1" }]);

  const window2 = new BroadcastChannel("terrace.push.u1");
  const passed: unknown[] = [];
  window2.addEventListener("message", ({ data }) => passed.push(data));
  window2.postMessage("which version");
  await vi.waitFor(() => expect(passed).toEqual([rights("r1")]));
  says('{"type":"RELOAD_MENU"}');
  window2.postMessage("which version");
  await vi.waitFor(() => expect(passed.at(-1), "whoever joins now loads them once").toBe(rights("")));
  window2.close();

  heard.length = 0;
  sockets[0]?.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  sockets[1]?.dispatchEvent(new Event("open"));
  says(rights("r2"));
  await vi.waitFor(() => expect(onOpenAgain).toHaveBeenCalledOnce());
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
