import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drafts } from "../../../crud/drafts/record-draft.web.ts";
import { division } from "../../../modules/division/division.ts";
import { fillOwnId } from "../../../web/lookups/own-id.ts";
import { fillPermissions, forgetPermissions } from "../../../web/lookups/permissions.ts";
import { queryClient } from "../../query-client.ts";
import { openPage } from "../../routing/navigation.ts";
import { setPinned } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { Dashboard } from "./Dashboard.tsx";

const message = {
  id: "m1",
  showType: "NOTIFY",
  type: "",
  title: "Frost tonight",
  content: "Cover the seedlings",
  targetUrl: "/sys/dict?page=2",
  createDate: "2026-11-21T01:00:00.000Z",
  isRead: false,
  mustAcknowledge: false,
  isToEverybody: false,
  titleLanguage: "zh",
  language: "zh",
};
const signIn = (id: string, isRight: boolean) => ({
  id: `01890000-0000-7000-8000-00000000000${id}`,
  at: "2026-11-20T01:00:00.000Z",
  isRight,
  address: "10.0.0.1",
  userAgent: "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

let running: Frame;
let messages: (typeof message)[] = [];
let signIns: ReturnType<typeof signIn>[] = [];
let tiles: { kind: string; path: string; count: number; address: string; records?: object[] }[] = [];
let figures: object = { weeks: [], totals: [], publications: [] };
const asked: string[] = [];
/** Settles the call for the work in hand; a rejection makes it fail. */
let workAnswers: Promise<unknown>;

const show = () => {
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (url.includes("work/tiles")) await workAnswers;
    const page = {
      results: messages,
      records: messages,
      total: messages.length,
      page: 1,
      rows: 20,
      totalPages: 1,
      unread: messages.length,
    };
    const answers = { "message/my/list": page, loginlog: signIns, "work/tiles": tiles, statistics: figures };
    const data = Object.entries(answers).find(([part]) => url.includes(part))?.[1] ?? null;
    return new Response(JSON.stringify({ code: 0, msg: "", data }));
  });
  running = frame(<Dashboard />, [{ path: "/sys/dict" }, { path: "/sys/sysdivision" }]);
};

beforeEach(() => {
  messages = [];
  signIns = [signIn("1", true)];
  tiles = [];
  figures = { weeks: [], totals: [], publications: [] };
  workAnswers = Promise.resolve();
  asked.length = 0;
  fillOwnId("u1");
  fillPermissions(["*:*:*"]);
});
afterEach(() => {
  running.end();
  queryClient.clear();
  drafts.dropAll();
  localStorage.clear();
  fillOwnId("");
  forgetPermissions();
});

test("unread notifications lead to their target, and drafts open their form", async () => {
  messages = [message];
  drafts.write("u1", division, "new", {
    version: 0,
    savedAt: Date.now(),
    values: { name: "勐海县", nameEn: "Menghai" },
  });
  drafts.write("somebody else", division, "new", { version: 0, savedAt: Date.now(), values: { nameEn: "Foreign" } });
  show();
  const draft = await found<HTMLAnchorElement>("a", "Menghai");
  expect(draft.getAttribute("href")).toBe("/sys/sysdivision?open=new");
  expect(document.body.textContent).not.toContain("Foreign");
  (await found("button", "Frost tonight")).click();
  await vi.waitFor(() => expect(location.pathname + location.search).toBe("/sys/dict?page=2"));
  expect(asked).toContain("/api/sys/message/m1/read");
});

test("a line that a newer message joins stays the same, so that a press on it and its focus last", async () => {
  messages = [message];
  show();
  const line = await found<HTMLButtonElement>("button", "Frost tonight");
  line.focus();
  messages = [{ ...message, id: "m2" }, message];
  await queryClient.invalidateQueries();
  await vi.waitFor(() => expect(document.body.textContent).toContain("2 in total"));
  expect(document.activeElement).toBe(line);
});

test("lists in which others wait are shown; announcements are only counted", async () => {
  messages = [
    { ...message, id: "m2", title: "The office is closed on Friday", targetUrl: "" },
    { ...message, id: "m4", title: "The dictionaries were updated", isToEverybody: true },
    { ...message, id: "m3", title: "Please confirm", targetUrl: "", mustAcknowledge: true },
  ];
  tiles = [{ kind: "waiting", path: "/sys/user", count: 4, address: "/sys/user?state.in=submitted" }];
  show();
  const waiting = await found<HTMLAnchorElement>("[aria-labelledby=dashboard-waiting] a", "4");
  expect(waiting.getAttribute("href")).toBe("/sys/user?state.in=submitted");
  expect(waiting.textContent).toContain("Pending");
  await found("[aria-labelledby=dashboard-waiting] strong", "Please confirm");
  await found("p", "Other unread notifications: 2");
  expect(document.body.textContent).not.toContain("The office is closed");
  expect(document.body.textContent).not.toContain("You have no pending tasks");
});

test("the empty state appears only after all answers; a failed call shows its error and can be retried", async () => {
  const nothing = () => document.body.textContent?.includes("You have no pending tasks");
  const { promise, reject } = Promise.withResolvers();
  workAnswers = promise;
  show();
  await vi.waitFor(() => expect(asked.some((url) => url.includes("message/my/list"))).toBe(true));
  await found("#dashboard-waiting ~ div [aria-busy], #dashboard-waiting ~ div .skeleton");
  expect(nothing()).toBe(false);
  reject(new TypeError("offline"));
  const again = await found(
    "#dashboard-waiting ~ div [role=alert] button, #dashboard-waiting ~ div .state-actions button",
  );
  expect(nothing()).toBe(false);
  workAnswers = Promise.resolve();
  again.click();
  await vi.waitFor(() => expect(nothing()).toBe(true));
});

test("each number of today's work leads to the rows it counts", async () => {
  tiles = [
    { kind: "draft", path: "/cms/article", count: 3, address: "/cms/article?state.in=draft" },
    { kind: "draft", path: "/cms/notice", count: 1, address: "/cms/notice?state.in=draft" },
  ];
  show();
  const news = await found<HTMLAnchorElement>("a", "News");
  expect([news.textContent, news.getAttribute("href")]).toEqual(["3News", "/cms/article?state.in=draft"]);
  const numbers = [...document.querySelectorAll("strong")].filter(({ textContent }) => /^\d+$/.test(textContent));
  expect(numbers.map(({ textContent }) => textContent)).toEqual(["3", "1"]);
  expect(numbers.every((number) => number.closest("a") !== null)).toBe(true);
});

test("totals lead to their lists and say what came in the last weeks; without a list there is no strip of them", async () => {
  show();
  await found("a", "This is your first sign-in.");
  expect(document.querySelector("[aria-label=Totals]")).toBeNull();
  running.end();
  queryClient.clear();
  const added = [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3];
  figures = { weeks: [], totals: [{ path: "/cms/enterprise", count: 12_345, added }], publications: [] };
  show();
  const total = await found<HTMLAnchorElement>("[aria-label=Totals] a", "Enterprises");
  expect(total.getAttribute("href")).toBe("/cms/enterprise");
  expect(total.querySelector("strong")?.title).toBe("12,345");
  expect(total.textContent).toContain("+5 in 12 weeks");
  expect(total.querySelectorAll("rect:not([data-empty])")).toHaveLength(2);
});

test("the first waiting records are named, each with a link", async () => {
  const record = {
    id: "c1",
    title: "ORG-1",
    note: "Bolaven Coop",
    at: "2026-12-24",
    address: "/cms/certificate/edit?id=c1",
  };
  tiles = [{ kind: "expiring", path: "/cms/certificate", count: 9, address: "/cms/certificate", records: [record] }];
  show();
  const named = await found<HTMLAnchorElement>("[aria-labelledby=dashboard-waiting] a", "ORG-1");
  expect(named.getAttribute("href")).toBe("/cms/certificate/edit?id=c1");
  expect(named.textContent).toContain("until 24 Dec 2026");
  expect(document.body.textContent).not.toContain("You have no pending tasks");
});

test("a draft of a record the person may no longer see is not offered", async () => {
  fillPermissions([]);
  drafts.write("u1", division, "new", { version: 0, savedAt: Date.now(), values: { nameEn: "Menghai" } });
  show();
  await found("p", "You have no pending tasks.");
});

test("the pages at hand are those pinned and opened lately, not the menu again; a first sign-in has nothing before it", async () => {
  show();
  await found("p", "Pages you pin or opened lately appear here.");
  await found("a", "This is your first sign-in.");
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).not.toContain("/sys/dict");
  openPage("/sys/dict");
  expect((await found("#dashboard-pages ~ div a", "/sys/dict")).getAttribute("href")).toBe("/sys/dict");
  const [tab] = useTabs.getState().tabs.filter(({ path }) => path === "/sys/dict");
  useTabs.setState((state) => setPinned(state, tab?.id ?? "", true));
  await found("#dashboard-pages ~ div a", "Pinned");
  useTabs.setState((state) => setPinned(state, tab?.id ?? "", false));
  // In the next window, too, and for this person only.
  running.end();
  show();
  await found("#dashboard-pages ~ div a", "/sys/dict");
  running.end();
  fillOwnId("u2");
  show();
  await found("p", "Pages you pin or opened lately appear here.");
});

test("failed sign-ins under one's name are said, with the way to the whole list", async () => {
  signIns = [signIn("1", true), signIn("2", false), signIn("3", false), signIn("4", true)];
  show();
  const hint = await found("a", "Recent failed sign-ins: 2");
  expect(hint.getAttribute("href")).toBe("/info");
  expect(hint.textContent).toContain("Chrome · Windows");
});
