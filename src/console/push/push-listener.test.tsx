import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiSettings } from "../../web/api/api-settings.ts";
import { configureApi } from "../../web/api/call.ts";
import { onPushMessage, emitPushMessage } from "../../web/push/push-messages.ts";
import { loadContent, loadedVersion } from "../boot/load-content.ts";
import { useMissedEvents } from "../notifications/missed-events-store.ts";
import { useRoutes } from "../routing/routes-store.ts";
import { useEnded } from "../session/ended-store.ts";
import { forgetSession } from "../session/forget-session.ts";
import { useLock } from "../lock/lock-store.ts";
import { fillUser } from "../session/user-store.ts";
import { FakeSocket, sockets } from "../../web/push/testing/fake-socket.ts";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { provideHolidays, useHolidaysOn } from "../../web/lookups/holidays.ts";
import { Listening } from "../testing/Listening.tsx";
import { menuNode } from "../testing/menu-node.ts";
import { PushListener } from "./PushListener.tsx";
import { signedInUser } from "../testing/signed-in-user.ts";

/** Rights on the fake server: their version, which is also the one page they open. */
let rights: string;
let unread: readonly string[];
let running: Frame;
const loadHolidays = vi.fn<() => Promise<[]>>(async () => []);
/** A calendar that is opened anew whenever events may have been missed. */
function Calendar() {
  return <Day key={useMissedEvents(({ count }) => count)} />;
}
function Day() {
  useHolidaysOn("2026-11-20");
  return null;
}
const asked: string[] = [];
const asks = (path: string) => asked.filter((url) => url.includes(path)).length;
const user = (menuVersion: string) => signedInUser({ menuVersion });
const notification = (id: string) => ({
  id,
  showType: "NOTIFY",
  type: "",
  title: `Title ${id}`,
  content: "",
  targetUrl: "",
  createDate: "2026-11-20T08:00:00.000Z",
  isRead: false,
  mustAcknowledge: false,
  isToEverybody: false,
  titleLanguage: "en",
  language: "en",
});
const reply = (url: string): unknown => {
  if (url.includes("/user/info")) {
    const { realName, mustChangePassword, ...rest } = user(rights);
    return { ...rest, realname: realName, portrait: "", passwordMustbeChanged: mustChangePassword };
  }
  if (url.includes("/getMenus")) return [menuNode({ path: `/${rights}` })];
  if (url.includes("/getPermissions") || url.endsWith("/sysdivision")) return [];
  if (url.includes("/static/i18n")) return { zh: {}, lo: {}, en: {} };
  if (url.includes("/push/ticket")) return { ticket: "t", url: "/api/ws" };
  if (url.includes("/message/my/get"))
    return { ...notification(new URL(url, location.href).searchParams.get("id") ?? ""), message: "" };
  if (url.includes("/message/my/list")) {
    const rows = unread.map(notification);
    const [total, counts] = [rows.length, { page: 1, rows: 20, totalPages: 1, unread: rows.length }];
    return { results: rows, records: rows, total, ...counts };
  }
  return {};
};

beforeEach(async () => {
  rights = "a";
  unread = [];
  provideHolidays(loadHolidays);
  vi.stubGlobal("WebSocket", FakeSocket);
  running = frame(
    <>
      <PushListener />
      <p>
        <Listening />
        <Calendar />
      </p>
    </>,
    [],
  );
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json({ code: 0, msg: "", data: reply(url) });
  });
  await found("p", "ready");
});
afterEach(() => {
  useEnded.setState({ phase: "no" });
  forgetSession();
  running.end();
  sockets.length = 0;
  asked.length = 0;
});

const socket = (count: number) => vi.waitFor(() => expect(sockets).toHaveLength(count), 5_000);

test.each([
  [
    "a lock",
    () => flushSync(() => useLock.setState({ isLocked: true })),
    () => flushSync(() => useLock.setState({ isLocked: false })),
  ],
  [
    "a session that was over",
    () => flushSync(() => useEnded.setState({ phase: "signing-in" })),
    () => flushSync(() => useEnded.setState({ phase: "no" })),
  ],
])(
  "after %s it tells what was sent meanwhile and asks for all that may be others now (WS-08)",
  async (_what, begin, end) => {
    const told: (string | undefined)[] = [];
    const stop = onPushMessage(({ id }) => told.push(id));
    unread = ["n1"];
    flushSync(() => fillUser(user("a")));
    await socket(1);
    sockets[0]?.opens();
    await vi.waitFor(() => expect(asks("/message/")).toBe(1));
    expect(asks("/getMenus")).toBe(0);
    begin();
    expect(sockets[0]?.isClosed).toBe(true);
    unread = ["n2", "n1"];
    rights = "b";
    loadHolidays.mockClear();
    const gaps = useMissedEvents.getState().count;
    end();
    await socket(2);
    sockets[1]?.opens();
    await vi.waitFor(() => expect(told).toEqual(["n2"]));
    await vi.waitFor(() => expect(useRoutes.getState().menus[0]?.path).toBe("/b"));
    for (const path of ["/sys/setting/config", "/sys/dict"]) expect(asks(path)).toBe(1);
    expect(useMissedEvents.getState().count).toBe(gaps + 1);
    await vi.waitFor(() => expect(loadHolidays).toHaveBeenCalledOnce());
    stop();
  },
);

test("rights are compared with those the menu was loaded with, not with those of the start (TK-11)", async () => {
  const shown = () => useRoutes.getState().menus[0]?.path;
  const tellVersion = (version: string) => emitPushMessage({ type: "MENU_VERSION", version });
  fillUser(user("a"));
  await loadContent();
  tellVersion("a");
  expect(shown()).toBe("/a");
  rights = "b";
  emitPushMessage({ type: "RELOAD_MENU" });
  await vi.waitFor(() => expect(shown()).toBe("/b"));
  const before = asks("/getMenus");
  rights = "a"; // the rights change back while the connection is closed
  tellVersion("a");
  await vi.waitFor(() => expect([shown(), loadedVersion()]).toEqual(["/a", "a"]));
  tellVersion("a");
  rights = "c";
  tellVersion("c");
  await vi.waitFor(() => expect(shown()).toBe("/c"));
  expect(asks("/getMenus"), "not for those it has").toBe(before + 2);
  const everyTime = asks("/getMenus");
  await vi.waitFor(() => expect(asks("/sys/setting/config"), "the settings with them (ST-05)").toBe(everyTime));
  await vi.waitFor(() => expect(asks("/static/i18n"), "and the written texts, but at the start").toBe(everyTime - 1));
  await vi.waitFor(() => expect(asks("/sysdivision"), "the last that the start asks for").toBe(1), 5_000);
});

test.each([
  ["the server says why", { code: 100008, msg: "", data: { why: "disabled" } }, "disabled"],
  ["the server does not say why", { code: 100008, msg: "", data: null }, undefined],
  ["nobody answers", undefined, undefined],
])("the end of the session is told when %s", async (_what, answer, why) => {
  const ended: unknown[] = [];
  configureApi({ ...apiSettings(), onSessionEnded: (_code, told) => ended.push(told?.why) });
  vi.stubGlobal("fetch", async () => {
    if (!answer) throw new TypeError("no network");
    return Response.json(answer);
  });
  emitPushMessage({ type: "SESSION_ENDED" });
  await vi.waitFor(() => expect(ended).toEqual([why]));
});
