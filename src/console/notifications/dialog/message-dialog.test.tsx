import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emitPushMessage } from "../../../web/push/push-messages.ts";
import { noteMissedEvents } from "../missed-events-store.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { fillUser } from "../../session/user-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { Listening } from "../../testing/Listening.tsx";
import { MessageDialog } from "./MessageDialog.tsx";

let running: Frame;
const asked: string[] = [];
let fails: boolean;
let pending: readonly object[];
beforeEach(async () => {
  fails = false;
  pending = [];
  running = frame(
    <>
      <MessageDialog />
      <p>
        <Listening />
      </p>
    </>,
    [],
  );
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (fails) return Response.json({ code: 500001, msg: "Not now", data: null }, { status: 500 });
    return Response.json({ code: 0, msg: "", data: url.endsWith("/pending") ? pending : null });
  });
  await found("p", "ready");
});
afterEach(() => {
  fillUser(null);
  useLock.setState({ isLocked: false });
  useEnded.setState({ phase: "no" });
  running.end();
  asked.length = 0;
});

const send = (id: string, more: object = {}) =>
  emitPushMessage({ id, showType: "DIALOG", title: `Title ${id}`, message: `<p>Words <b>${id}</b></p>`, ...more });

test("messages of type DIALOG show title and HTML, one after the other, each marked as read (§2, §4)", async () => {
  send("1");
  send("2");
  const dialog = await found(".ant-modal", "Title 1");
  // The sanitiser is loaded with the first message. Its work on tags is tested in a real browser.
  await vi.waitFor(() => expect(dialog.querySelector(".sanitized-html")?.textContent).toBe("Words 1"), {
    timeout: 20_000,
  });
  expect(dialog.textContent).toContain("More messages: 1");
  (await found(".ant-modal button", "Got it")).click();
  await found(".ant-modal", "Title 2");
  await vi.waitFor(() => expect(asked).toContain("/api/sys/message/1/read"));
  (await found(".ant-modal button", "Got it")).click();
  await vi.waitFor(() => expect(asked).toContain("/api/sys/message/2/read"));
});

test("a message read in another window disappears in this one", async () => {
  send("3");
  send("4");
  await found(".ant-modal", "Title 3");
  const other = new BroadcastChannel("terrace.messages");
  other.postMessage({ what: "read", id: "3" });
  await found(".ant-modal", "Title 4");
  other.close();
});

test("messages of other types open no dialog", async () => {
  emitPushMessage({ id: "5", showType: "NOTIFY", title: "No dialog" });
  emitPushMessage({ type: "RELOAD_MENU" });
  send("6");
  await found(".ant-modal", "Title 6");
  expect(document.querySelector(".ant-modal")?.textContent).not.toContain("No dialog");
});

test("a message to be confirmed closes by nothing else, and stays while the confirmation fails", async () => {
  send("7", { mustAcknowledge: true });
  send("10");
  const dialog = await found(".ant-modal", "Title 7");
  expect(dialog.querySelector(".ant-modal-close")).toBeNull();
  dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  const other = new BroadcastChannel("terrace.messages");
  other.postMessage({ what: "read", id: "7" }); // marking as read does not confirm
  fails = true;
  (await found(".ant-modal button", "I have read this")).click();
  await found(".toast", "Not now");
  fails = false;
  (await found(".ant-modal button", "I have read this")).click();
  await found(".ant-modal", "Title 10");
  expect(asked.filter((url) => url.endsWith("/7/acknowledge"))).toHaveLength(2);
  expect(asked).not.toContain("/api/sys/message/7/read");
  other.close();
});

test("a withdrawn message disappears at once; one in another language than the person's says so", async () => {
  send("8", { language: "zh" });
  send("9");
  const dialog = await found(".ant-modal", "Title 8");
  expect(dialog.textContent).toContain("Not translated: shown in Chinese");
  emitPushMessage({ type: "WITHDRAWN", withdrawn: "8" });
  await found(".ant-modal", "Title 9");
  expect(document.querySelector(".ant-modal")?.textContent).not.toContain("Not translated yet");
});

/** A message to be confirmed, as the server returns it. */
const sent = (id: string) => ({
  id,
  showType: "DIALOG",
  type: "",
  title: `Title ${id}`,
  content: "Words",
  message: "<p>Words</p>",
  targetUrl: "",
  createDate: "2026-11-20T08:00:00.000Z",
  isRead: false,
  mustAcknowledge: true,
  isToEverybody: false,
  titleLanguage: "en",
  language: "en",
});

test("messages to be confirmed are requested at the start, and again after this window was disconnected (WS-08)", async () => {
  const asks = () => asked.filter((url) => url.endsWith("/pending")).length;
  const next = (count: number) => vi.waitFor(() => expect(asks()).toBe(count), 5_000);
  fillUser({ id: "u1", mustChangePassword: false } as Parameters<typeof fillUser>[0]);
  await next(1);
  flushSync(() => useLock.setState({ isLocked: true }));
  pending = [sent("11")];
  flushSync(() => useLock.setState({ isLocked: false }));
  await next(2);
  await found(".ant-modal", "Title 11");
  flushSync(() => useEnded.setState({ phase: "signing-in" }));
  flushSync(() => useEnded.setState({ phase: "no" }));
  await next(3);
  pending = [sent("11"), sent("12")];
  noteMissedEvents();
  await next(4);
  (await found(".ant-modal button", "I have read this")).click();
  await found(".ant-modal", "Title 12");
  noteMissedEvents(); // as when the list was requested before the message was confirmed
  await next(5);
  expect((await found(".ant-modal", "Title 12")).textContent).not.toContain("more to come");
});
