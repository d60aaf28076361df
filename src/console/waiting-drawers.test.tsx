import { createElement, type ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formViewOf, viewOf } from "../crud/define-module.ts";
import { RecordHistory } from "../crud/history/RecordHistory.tsx";
import { offers } from "../crud/permissions.ts";
import { fakeRecords } from "../crud/testing/fake-records.web.ts";
import { click, field, sees, show, type, type Shown } from "../crud/testing/show.tsx";
import { MoveDialog } from "../crud/tree/MoveDialog.tsx";
import type { Row } from "../crud/record-queries.web.ts";
import { auditLog } from "../modules/audit/audit.ts";
import { EntryDrawer } from "../modules/audit/EntryDrawer.tsx";
import { UsageDialog } from "../modules/dictionary/UsageDialog.tsx";
import { division } from "../modules/division/division.ts";
import { FileDrawer } from "../modules/file/FileDrawer.tsx";
import { JobDrawer } from "../modules/job/JobDrawer.tsx";
import { ReceiptsDrawer } from "../modules/message/ReceiptsDrawer.tsx";
import { SETTING_GROUPS } from "../modules/setting/setting-descriptions.ts";
import { SettingHistory } from "../modules/setting/form/SettingHistory.tsx";
import type { SettingRow } from "../modules/setting/setting-admin.ts";
import { UserMenus } from "../modules/user/UserMenus.tsx";
import { UserRights } from "../modules/user/UserRights.tsx";
import { UserSessions } from "../modules/user/UserSessions.tsx";
import { modules } from "./routing/declared-views.ts";
import { loadViews, viewComponent } from "./routing/views.tsx";
import { pauseCalls } from "./session/pause-calls.ts";
import { NotificationDrawer } from "./notifications/bell/NotificationDrawer.tsx";

/*
 * Drawers and dialogs over a page, and each form that is a page, while the server does not answer and without a
 * network.
 */

const ID = "0190a0b0-0000-7000-8000-000000000001";
const NOW = "2026-01-01T00:00:00.000Z";
const title = { zh: "试", lo: "ທົດ", en: "Try" };
const row: Row = { id: ID, version: 1, createdAt: NOW, updatedAt: NOW, username: "somsy", title };
const nothing = () => undefined;
const [setting] = SETTING_GROUPS.flatMap(({ settings }) => settings);
if (!setting) throw new Error("there are settings");
const settingRow = { id: ID, version: 1, key: "sys.name" } as SettingRow;

interface Opened {
  readonly name: string;
  readonly address: string;
  readonly screen: () => ReactElement;
}

const ofView = (view: string, address: string): Opened => ({
  name: `${view}?${address}`,
  address,
  screen: () => createElement(viewComponent(view) ?? "div"),
});

const records = modules
  .filter((module) => offers(module, "get") && offers(module, "update"))
  .map((module) =>
    module.form?.as === "page" ? ofView(formViewOf(module), `id=${ID}`) : ofView(viewOf(module), `open=${ID}`),
  );
const dialogs = Object.entries({
  "what happened to a record": <RecordHistory module={division} record={row} isDirty={false} onClose={nothing} />,
  "a branch's new place": <MoveDialog module={division} row={row} onClose={nothing} onMoved={nothing} />,
  "where an entry is used": <UsageDialog asked={{ id: ID, title: "rice" }} onClose={nothing} />,
  "a job": <JobDrawer id={ID} onClose={nothing} />,
  "a picture": <FileDrawer id={ID} onOwner={nothing} onOpen={nothing} onClose={nothing} />,
  "an entry of the activity log": <EntryDrawer module={auditLog} id={ID} onClose={nothing} />,
  "who has read a message": <ReceiptsDrawer row={row} onClose={nothing} />,
  "somebody's rights": <UserRights row={row} onClose={nothing} />,
  "somebody's menu": <UserMenus row={row} onClose={nothing} />,
  "somebody's sessions": <UserSessions row={row} onClose={nothing} />,
  "what a setting was": (
    <SettingHistory description={setting} rows={[settingRow]} isReadOnly={false} onClose={nothing} />
  ),
  "the notifications": <NotificationDrawer isOpen hasUnread onClose={nothing} />,
}).map(([name, screen]): Opened => ({ name, address: "", screen: () => screen }));

let running: Shown;
let stop: () => void;
beforeEach(async () => {
  await loadViews();
});
afterEach(() => {
  stop();
  running.end();
  vi.restoreAllMocks();
});

const silent = () => new Promise<Response>(() => {});
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

const open = ({ screen, address }: Omit<Opened, "name">, answer: typeof fetch = silent) => {
  const asked = vi.fn<typeof fetch>(answer);
  stop = pauseCalls();
  running = show(screen(), { fake: { ...fakeRecords(division, []), fetch: asked }, address });
  return asked;
};

/** The dialog in front, or the page if none is open. */
const within = () => [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
const waitsWith = (words: string) =>
  vi.waitFor(() => {
    const said = [...within().querySelectorAll("[role=status]")].map(
      (each) => each.getAttribute("aria-label") ?? each.textContent,
    );
    expect(said.join(" ")).toContain(words);
  });

test.each([...records, ...dialogs])("$name says that it is coming while the server says nothing", async (opened) => {
  open(opened);
  await waitsWith("Loading");
});

test.each([...records, ...dialogs])(
  "$name says without a network that it waits for one, and asks all the same",
  async (opened) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const asked = open(opened);
    await waitsWith("You are offline");
    const before = asked.mock.calls.length;
    const again = [...within().querySelectorAll("button")].find(({ textContent }) => textContent === "Retry");
    again?.click();
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  },
);

test("what is typed without a network stays, and its saving says why not", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open(ofView(viewOf(division), "open=new"), unreachable);
  const code = await field("Code");
  type(code, "LA0399");
  type(await field("Name"), "Boten");
  await click("Save");
  await sees("You are offline. Check the connection and try again");
  expect((await field("Code")).value).toBe("LA0399");
  expect(await field("Code")).toBe(code);
});
