import type { ComponentType } from "react";

import { afterEach, expect, test, vi } from "vitest";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, control, sees, show, soon, type Shown } from "../../crud/testing/show.tsx";
import { emitPushMessage } from "../../web/push/push-messages.ts";
import { message, type MessageState } from "./message.ts";
import screens from "./message.screens.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const SENT = { sentAt: "2026-06-01T08:00:00Z", receivers: 3, readers: 1 };
const row = (number: number, title: string, state: MessageState, more: object = {}) => ({
  id: `0190abcd-0000-7000-8000-00000000000${number}`,
  version: 1,
  createdAt: "",
  updatedAt: "",
  sourceLanguage: "zh",
  title,
  titleEn: title,
  titleLo: title,
  message: "<p>x</p>",
  messageEn: null,
  messageLo: null,
  showType: "NOTIFY",
  mustAcknowledge: false,
  type: null,
  targetUrl: null,
  audience: "everybody",
  users: [],
  roles: [],
  divisions: [],
  scheduledAt: null,
  state,
  sentAt: null,
  receivers: null,
  readers: null,
  ...more,
});
const ROWS = [
  row(1, "Draft one", "draft"),
  row(2, "Sent one", "sent", SENT),
  row(4, "Whole one", "draft", { messageEn: "<p>e</p>", messageLo: "<p>l</p>" }),
  row(3, "Late one", "scheduled", { scheduledAt: "2036-06-01T08:00:00Z" }),
];

/** Number of receivers by reading language. */
let reading = { zh: 0, lo: 2, en: 1 };
afterEach(() => {
  reading = { zh: 0, lo: 2, en: 1 };
});
const answers: Readonly<Record<string, () => unknown>> = {
  send: () => ({ receivers: 3, scheduledAt: "" }),
  receivers: () => ({ receivers: 3, reading }),
  withdraw: () => null,
  getMenus: () => [],
};

/** The server's refusal of a message that may not be sent. */
let refusal = "";
const open = (permissions = ["*:*:*"], view = viewOf(message), address = "", fake = fakeRecords(message, ROWS)) => {
  const Screen = screens[view] as ComponentType;
  const done: string[] = [];
  const fetch: typeof fake.fetch = async (url, init) => {
    const verb = url.split("/").at(-1) ?? "";
    const answer = answers[verb];
    if (!answer) return fake.fetch(url, init);
    if (verb === "send" && refusal !== "")
      return new Response(JSON.stringify({ code: 400010, msg: refusal, data: null }));
    const isDryRun = typeof init?.body === "string" && init.body.includes("dryRun=true");
    if (init?.method === "POST" && !isDryRun) done.push(url);
    const body = JSON.stringify({ code: 0, msg: "", data: answer() });
    return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
  };
  page = show(<Screen />, { fake: { ...fake, fetch }, permissions, address });
  return done;
};
const isMain = ({ className }: HTMLElement): boolean => className.includes("ant-btn-primary");
const offers = () => [...document.querySelectorAll("[role=menuitem]")].map((entry) => entry.textContent);

test("a draft is sent after a question that says to how many, and the list says so", async () => {
  const done = open();
  await sees("Whole one");
  await click("Actions for Whole one");
  await click("Send");
  await sees("Recipients: 3");
  await click("Send");
  await sees("Sent to 3");
  expect(done.at(-1)).toBe("/api/sys/message/0190abcd-0000-7000-8000-000000000004/send");
});

test("before a message goes out with languages missing, these are named with how many of its receivers read in them", async () => {
  const done = open();
  await click("Actions for Draft one");
  await click("Send");
  await sees("No message in Lao");
  await sees("Recipients who read in Lao: 2");
  await sees("No message in English");
  await sees("Recipients who read in English: 1");
  const [first, second] = [await control("Write them first"), await control("Send anyway")];
  expect([first, second].map(isMain)).toEqual([true, false]);
  expect(done.some((url) => url.endsWith("/send"))).toBe(false);
  second.click();
  await sees("Sent to 3");
});

test("a language that no receiver reads in is told in one line, and sending stays the first choice", async () => {
  reading = { zh: 3, lo: 0, en: 0 };
  open();
  await click("Actions for Draft one");
  await click("Send");
  await sees("Recipients: 3");
  await sees("No message in Lao; no recipient has chosen this language.");
  await sees("No message in English; no recipient has chosen this language.");
  expect([isMain(await control("Cancel")), isMain(await control("Send"))]).toEqual([false, true]);
  expect(document.body.textContent).not.toContain("They see the Chinese");
  await click("Send");
  await sees("Sent to 3");
});

test("of several missing languages only those that receivers read in speak against sending", async () => {
  reading = { zh: 1, lo: 2, en: 0 };
  open();
  await click("Actions for Draft one");
  await click("Send");
  await sees("Recipients who read in Lao: 2");
  await sees("No message in English; no recipient has chosen this language.");
  expect(document.body.textContent).not.toContain("Recipients who read in English");
  expect([isMain(await control("Write them first")), isMain(await control("Send anyway"))]).toEqual([true, false]);
});

test("what may not leave is told before anybody is asked about what is only missing", async () => {
  refusal = "It goes beyond your data scope";
  open();
  await click("Actions for Draft one");
  await click("Send");
  await sees(refusal);
  expect(document.body.textContent).not.toContain("Send anyway");
  refusal = "";
});

test("two clicks at once on “send” in the form are one: one question, one message", async () => {
  const done = open(["*:*:*"], formViewOf(message), "id=0190abcd-0000-7000-8000-000000000001");
  const send = await control("Send");
  send.click();
  send.click();
  await sees("No message in Lao");
  expect([...document.querySelectorAll("button")].filter((each) => each.textContent === "Send anyway")).toHaveLength(1);
  await click("Send anyway");
  await sees("Sent to 3");
  expect(done.filter((url) => url.endsWith("/send"))).toHaveLength(1);
});

test("what is to be written first is not sent", async () => {
  const done = open();
  await click("Actions for Draft one");
  await click("Send");
  await click("Write them first");
  await click("Actions for Sent one");
  await control("Read receipts");
  expect(done.some((url) => url.endsWith("/send"))).toBe(false);
});

test("what was sent is opened, not edited; it shows how many have read it and can be taken back", async () => {
  const done = open();
  await sees("1 of 3");
  await click("Actions for Sent one");
  await control("Delete");
  expect(offers()).toEqual(["View", "Read receipts", "Duplicate", "Withdraw", "Delete"]);
  await click("Withdraw");
  await sees("from everyone’s notifications");
  await click("Withdraw");
  await sees("Withdrawn");
  expect(done).toEqual(["/api/sys/message/0190abcd-0000-7000-8000-000000000002/withdraw"]);
});

test("the page of what was sent shows who has read it meanwhile, and takes it back too", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const fake = fakeRecords(message, ROWS);
  const done = open(["*:*:*"], formViewOf(message), `id=${ROWS[1]?.id}`, fake);
  const readBy = () => [...document.querySelectorAll("dt")].find((each) => each.textContent === "Read by")?.nextSibling;
  await soon(() => expect(readBy()?.textContent).toBe("1"));
  fake.rows = fake.rows.map((each) => ({ ...each, readers: 2 }));
  vi.advanceTimersByTime(60_000);
  await soon(() => expect(readBy()?.textContent).toBe("2"));
  vi.useRealTimers();
  await click("Withdraw");
  await sees("from everyone’s notifications");
  await click("Withdraw");
  await sees("Withdrawn");
  expect(done).toEqual([`/api/sys/message/${ROWS[1]?.id}/withdraw`]);
});

test("who may only read is offered nothing that writes", async () => {
  open(["sys:message:list"]);
  await click("Actions for Late one");
  await control("View");
  expect(offers()).toEqual(["View"]);
});

test("the form asks only for what the choice of receivers and showing means, and says how many it reaches", async () => {
  open(["*:*:*"], formViewOf(message), `id=${ROWS[0]?.id}`);
  const send = await control("Send");
  await sees("Recipients: 3");
  const main = [...document.querySelectorAll("form .ant-btn-primary")];
  expect(main).toEqual([send]); // saving a draft is the lesser thing
  for (const label of ["Users", "Roles", "Divisions", "Must confirm"]) {
    const labels = [...document.querySelectorAll("label")].map((each) => each.textContent);
    expect(labels).not.toContain(label);
  }
});

test.each([
  ["users", "Users"],
  ["roles", "Roles"],
  ["divisions", "Divisions"],
])("receivers that are %s are marked as required", async (audience, label) => {
  const fake = fakeRecords(message, [{ ...row(1, "Draft one", "draft"), audience }]);
  open(["*:*:*"], formViewOf(message), `id=${ROWS[0]?.id}`, fake);
  await control("Send");
  const found = [...document.querySelectorAll("label")].find((each) => each.textContent === label);
  expect(found?.className).toContain("required");
});

test("the open page of a scheduled message follows when it is sent", async () => {
  const fake = fakeRecords(message, ROWS);
  const late = ROWS.find(({ state }) => state === "scheduled");
  open(["*:*:*"], formViewOf(message), `id=${late?.id}`, fake);
  await control("Cancel schedule");
  fake.rows = fake.rows.map((each) => (each.id === late?.id ? { ...each, ...SENT, state: "sent", version: 2 } : each));
  emitPushMessage({
    type: "RECORD_CHANGED",
    change: { path: message.path, ids: [String(late?.id)], verb: "updated", byId: "", byName: "" },
  });
  await control("Withdraw");
});
