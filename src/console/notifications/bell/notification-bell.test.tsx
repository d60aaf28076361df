import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emitPushMessage } from "../../../web/push/push-messages.ts";
import { queryClient } from "../../query-client.ts";
import { fillUser } from "../../session/user-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { NotificationBell } from "./NotificationBell.tsx";

interface Kept {
  id: string;
  isRead: boolean;
}
let kept: Kept[];
let fails: boolean;
let running: Frame;

const row = ({ id, isRead }: Kept) => ({
  id,
  showType: "NOTIFY",
  type: "",
  title: `Title ${id}`,
  content: `Words ${id}`,
  targetUrl: "",
  createDate: "2026-03-05T06:07:00Z",
  isRead,
  mustAcknowledge: false,
  isToEverybody: false,
  titleLanguage: "en",
  language: "en",
});
const answer = (url: string, body: string): Response => {
  if (fails) return Response.json({ code: 500001, msg: "Not now", data: null }, { status: 500 });
  const read = /message\/(.+)\/read$/.exec(url)?.[1];
  if (url.endsWith("readAll")) kept = kept.map((each) => ({ ...each, isRead: true }));
  else if (read) kept = kept.map((each) => (each.id === read ? { ...each, isRead: true } : each));
  else {
    const asked = new URLSearchParams(body);
    const [page, size] = [Number(asked.get("page.pn")), Number(asked.get("page.size"))];
    const rows = kept.slice((page - 1) * size, page * size).map(row);
    const unread = kept.filter(({ isRead }) => !isRead).length;
    const totalPages = Math.ceil(kept.length / size);
    const data = { results: rows, records: rows, total: kept.length, page, rows: size, totalPages, unread };
    return Response.json({ code: 0, msg: "", data });
  }
  return Response.json({ code: 0, msg: "", data: null });
};

beforeEach(() => {
  kept = Array.from({ length: 25 }, (_, index) => ({ id: String(index + 1), isRead: index >= 3 }));
  fails = false;
  running = frame(<NotificationBell />, []);
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => answer(url, body));
  fillUser({ id: "u1", mustChangePassword: false } as Parameters<typeof fillUser>[0]);
});
afterEach(() => {
  fillUser(null);
  queryClient.clear();
  running.end();
});

const bell = (name: string) =>
  vi.waitFor(() => {
    const button = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
    if (!button) throw new Error(`no bell called ${name}`);
    return button;
  });
const rows = () => document.querySelectorAll(".ant-drawer li");

test("the bell counts what is unread, and follows what is pushed", async () => {
  await bell("Notifications, 3 unread");
  kept = [{ id: "26", isRead: false }, ...kept];
  emitPushMessage({ id: "26", showType: "NOTIFY", title: "New" });
  await bell("Notifications, 4 unread");
});

test("the dialog shows content and receive date, older ones on request, and marks one or all as read (§2)", async () => {
  (await bell("Notifications, 3 unread")).click();
  const first = await found(".ant-drawer li", "Words 1");
  expect(first.textContent).toMatch(/\d\d-\d\d \d\d:\d\d/);
  await vi.waitFor(() => expect(rows()).toHaveLength(20));
  (await found(".ant-drawer button", "Earlier notifications")).click();
  await vi.waitFor(() => expect(rows()).toHaveLength(25));
  document.querySelector<HTMLElement>('.ant-drawer li button[aria-label="Mark as read"]')?.click();
  await bell("Notifications, 2 unread");
  (await found(".ant-drawer button", "Mark all as read")).click();
  await bell("Notifications");
  expect(kept.every(({ isRead }) => isRead)).toBe(true);
});

test("an empty list explains itself; a failed one shows the error and can be retried", async () => {
  kept = [];
  (await bell("Notifications")).click();
  await found(".ant-drawer", "No notifications yet");
  document.querySelector<HTMLElement>(".ant-drawer-close")?.click();
  queryClient.clear();
  fails = true;
  (await bell("Notifications")).click();
  await found(".ant-drawer [role=alert]", "Not now");
  fails = false;
  (await found(".ant-drawer button", "Retry")).click();
  await found(".ant-drawer", "No notifications yet");
});
