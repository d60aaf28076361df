import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadContent } from "../../console/boot/load-content.ts";
import { forgetSession } from "../../console/session/forget-session.ts";
import { lockFlag } from "../../console/lock/lock-flag.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { dictionaryEntry } from "../../modules/dictionary/dictionary.ts";
import { session } from "../../modules/session/session.ts";
import { call, configureApi } from "../../web/api/call.ts";
import { forgetPrefetched } from "../../web/api/prefetched-answers.ts";
import { recordReads } from "../../web/api/first-reads.ts";
import { tokens } from "../../web/api/tokens.ts";
import { PAGE_DATA_ID } from "../../web/document/page-data-id.ts";
import { userReply } from "../../console/testing/signed-in-user.ts";

const USER = userReply();
const DATA: Record<string, unknown> = {
  "/sys/dict": {},
  "/sys/dict/list": { results: [], records: [], total: 0, page: 1, rows: 10, totalPages: 0 },
  "/sys/menu/getMenus": [],
  "/sys/menu/getPermissions": ["a:b:list"],
  "/sys/setting/config": {},
  "/sys/sysdivision": [],
  "/sys/user/my/preferences": {},
};

let user: object;
let isOffline: boolean;
let mayAnswer: Promise<unknown>;
const asked: string[] = [];
/** Calls that were sent before the program began to run. */
let askedByThen: readonly string[] | undefined;
let starts = 0;
const start = async () => {
  vi.resetModules();
  // A module runs only once for each URL.
  const program = `data:text/javascript,globalThis.beginTest?.()//${(starts += 1)}`;
  const data = JSON.stringify({ apiBase: "/api", language: "lo", program });
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
  await import("./inline-start.web.ts");
};

beforeEach(() => {
  user = USER;
  isOffline = false;
  mayAnswer = Promise.resolve();
  asked.length = 0;
  askedByThen = undefined;
  vi.stubGlobal("beginTest", () => (askedByThen = [...asked]));
  tokens.write({ accessToken: "half", refreshToken: "half" });
  configureApi({
    base: "/api",
    language: () => "lo",
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  vi.stubGlobal(
    "fetch",
    async (url: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      asked.push(`${method} ${url} ${headers["Accept-Language"]} ${headers["access_token"]}`);
      await mayAnswer;
      if (isOffline) throw new TypeError("offline");
      const path = url.slice("/api".length);
      return new Response(JSON.stringify({ code: 0, msg: "", data: path === "/sys/user/info" ? user : DATA[path] }));
    },
  );
});
afterEach(() => {
  forgetPrefetched();
  forgetSession();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("asks for the user alone, then for the rest, and the console asks for none of it again (§4)", async () => {
  const { promise, resolve } = Promise.withResolvers();
  mayAnswer = promise;
  await start();
  expect(asked).toEqual(["GET /api/sys/user/info lo half"]);
  resolve(undefined);
  expect(await call(session.me, {})).toMatchObject({ id: "u1" });
  expect(asked).toHaveLength(6);
  await loadContent();
  expect(asked).toHaveLength(6);
  // Thousands of rows: requested after all others, when the browser is idle.
  await vi.waitFor(() => expect(asked.slice(6)).toEqual(["GET /api/sys/sysdivision lo half"]), 5_000);
});

test("the program runs once all calls are sent, and soon if no answer arrives", async () => {
  await start();
  await vi.waitFor(() => expect(askedByThen).toHaveLength(6));
  askedByThen = undefined;
  mayAnswer = new Promise(() => {});
  await start();
  await vi.waitFor(() => expect(askedByThen).toHaveLength(7));
});

test("a reload also sends the first calls of this page, each once, and of no other page", async () => {
  recordReads();
  const list = { page: 1, pageSize: 10, sort: [], filters: [] };
  await call(endpointsOf(dictionaryEntry).list, list, { isRead: true });
  const [read = ""] = asked.splice(0);
  expect(read).toContain("POST /api/sys/dict/list");
  await start();
  await vi.waitFor(() => expect(asked).toHaveLength(7));
  expect(asked.at(-1)).toBe(read);
  await call(endpointsOf(dictionaryEntry).list, list, { isRead: true });
  expect(asked).toHaveLength(7);
  await call(endpointsOf(dictionaryEntry).list, list, { isRead: true });
  expect(asked).toHaveLength(8);

  history.replaceState(null, "", "/elsewhere");
  asked.length = 0;
  await start();
  await vi.waitFor(() => expect(askedByThen).toHaveLength(6));
  history.replaceState(null, "", "/");
});

test("an early answer is not used after a write", async () => {
  await start();
  await vi.waitFor(() => expect(asked).toHaveLength(6));
  await call(endpointsOf(dictionaryEntry).remove, { id: "d1", version: 1 }).catch(() => undefined);
  asked.length = 0;
  await call(session.me, {});
  expect(asked).toHaveLength(1);
});

test("behind a lock no early call is sent (TK-17), and the program runs", async () => {
  lockFlag.write({ isHeld: false, name: "", avatar: "" });
  await start();
  await vi.waitFor(() => expect(askedByThen).toEqual([]));
});

test("asks for nothing more for somebody who must change the password (AU-13), and for nothing at all without a token", async () => {
  user = { ...USER, passwordMustbeChanged: true };
  await start();
  await call(session.me, {});
  tokens.clear();
  await start();
  expect(asked).toHaveLength(1);
});

test("a failed early call is reported to its caller, which may retry", async () => {
  isOffline = true;
  await start();
  await expect(call(session.me, {})).rejects.toMatchObject({ code: -1 });
  isOffline = false;
  expect(await call(session.me, {})).toMatchObject({ id: "u1" });
});

test("an answer for another token is not used", async () => {
  await start();
  tokens.write({ accessToken: "other", refreshToken: "other" });
  await call(session.me, {});
  expect(asked.at(-1)).toBe("GET /api/sys/user/info lo other");
});
