import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viewOf, type Module } from "../crud/define-module.ts";
import { fakeRecords } from "../crud/testing/fake-records.web.ts";
import { click, control, show, soon, type, type Shown } from "../crud/testing/show.tsx";
import type { Row } from "../crud/record-queries.web.ts";
import { article } from "../modules/article/article.ts";
import { message } from "../modules/message/message.ts";
import { notice } from "../modules/notice/notice.ts";
import { user } from "../modules/user/user.ts";
import { loadViews, viewComponent } from "./routing/views.tsx";
import { pauseCalls } from "./session/pause-calls.ts";

/*
 * Actions of a row's menu, on a server that answers the list but never an action.
 */

const TITLE = "Rice";

const rowOf = (module: Module, more: object): Row => ({
  ...Object.fromEntries(module.properties.map(({ name, property }) => [name, property.initial ?? null])),
  id: "0190abcd-0000-7000-8000-000000000001",
  version: 1,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  [module.recordTitle]: TITLE,
  ...more,
});

interface Done {
  readonly action: string;
  readonly module: Module;
  readonly row: object;
  /** Text of the button that confirms the question shown first. */
  readonly yes?: string;
  readonly address?: string;
}
const draft = {
  kind: "notice",
  state: "draft",
  chineseState: "source",
  laoState: "unchecked",
  englishState: "checked",
};
const receivers = { audience: "everybody", users: [], roles: [], divisions: [] };
const person = { username: "naly", roleIds: [], isEnabled: true };
const DONE: readonly Done[] = [
  { action: "Publish", module: notice, row: draft },
  { action: "Unpublish", module: notice, row: { ...draft, state: "published" }, yes: "Unpublish" },
  { action: "Pin to the top", module: article, row: { ...draft, kind: "news" } },
  { action: "Duplicate", module: message, row: { ...receivers, state: "draft", showType: "notification" } },
  { action: "Disable", module: user, row: person, yes: "Disable" },
  { action: "Enable", module: user, row: { ...person, isEnabled: false } },
  { action: "Delete", module: notice, row: draft },
  { action: "Restore", module: notice, row: { ...draft, isRemoved: true }, address: "bin=1" },
];

let running: Shown;
let stop: () => void;
beforeEach(async () => {
  sessionStorage.clear();
  stop = pauseCalls();
  await loadViews();
});
afterEach(() => {
  stop();
  running.end();
  vi.restoreAllMocks();
});

const menu = () => control(`Actions for ${TITLE}`);
const says = () => [...document.querySelectorAll("[role=status]")].map((each) => each.textContent).join(" ");

const open = ({ module, row, address = "" }: Done) => {
  const fake = fakeRecords(module, [rowOf(module, row)]);
  let answer: (response: Response) => void = () => undefined;
  const fetch: typeof fake.fetch = (url, init) =>
    url.includes("/list") ? fake.fetch(url, init) : new Promise((resolve) => (answer = resolve));
  running = show(createElement(viewComponent(viewOf(module)) ?? "div"), {
    fake: { ...fake, fetch },
    address,
  });
  return { refuse: () => answer(Response.json({ code: 400004, msg: "Gone", data: null }, { status: 404 })) };
};

test.each(DONE)("$action shows that it is going on while the server says nothing", async (done) => {
  open(done);
  (await menu()).click();
  await click(done.action);
  if (done.yes !== undefined) {
    await soon(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
    expect((await menu()).getAttribute("aria-busy")).toBe("false"); // it waits for the person's answer
    await click(done.yes);
  }
  await soon(async () => expect((await menu()).getAttribute("aria-busy")).toBe("true"));
  expect(says()).toContain("Working on it");
});

test("what has come to its end, well or not, is going on no more", async () => {
  const [done] = DONE;
  if (!done) throw new Error("there are actions");
  const { refuse } = open(done);
  (await menu()).click();
  await click(done.action);
  await soon(async () => expect((await menu()).getAttribute("aria-busy")).toBe("true"));
  refuse();
  await soon(async () => expect((await menu()).getAttribute("aria-busy")).toBe("false"));
  expect(says()).not.toContain("Working on it");
});

test("a time to publish is asked for until the server has taken it", async () => {
  const [done] = DONE;
  if (!done) throw new Error("there are actions");
  open(done);
  (await menu()).click();
  await click("Schedule…");
  const box = await soon(() => {
    const found = document.querySelector<HTMLInputElement>("#publish-at");
    if (!found) throw new Error("not open yet");
    return found;
  });
  box.focus();
  type(box, `${new Date().getFullYear() + 1}-12-01 08:00`);
  box.blur(); // which commits the typed text
  await soon(() => {
    document.querySelector<HTMLElement>("[role=dialog] .ant-btn-primary")?.click();
    expect(document.querySelector("[role=dialog] [role=status]")?.textContent).toBe("Working on it…");
  });
});
