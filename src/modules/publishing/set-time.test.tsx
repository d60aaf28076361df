import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formViewOf } from "../../crud/define-module.ts";
import { fakeRecords, type FakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, field, misses, sees, show, soon, type, type Shown } from "../../crud/testing/show.tsx";
import type { Language } from "../../contract/text.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { emitPushMessage } from "../../web/push/push-messages.ts";
import { notice } from "../notice/notice.ts";
import screens from "../notice/notice.screens.tsx";

const ID = "0190abcd-0000-7000-8000-000000000001";
const AT = "2026-11-21T00:00:00Z";
let page: Shown | undefined;
let fake: FakeRecords;
beforeEach(() => {
  localStorage.clear();
  fillOwnId("u1");
});
afterEach(() => page?.end());

const open = async (state: object, language: Language = "en") => {
  const initial = Object.fromEntries(notice.properties.map(({ name, property }) => [name, property.initial ?? null]));
  const languages = { sourceLanguage: "zh", chineseState: "source", laoState: "checked", englishState: "checked" };
  const texts = { title: "Fair", kind: "notice", content: "<p>x</p>" };
  const row = { ...initial, ...languages, ...texts, id: ID, version: 2, createdAt: AT, updatedAt: AT, ...state };
  fake = fakeRecords(notice, [row] as never);
  const Form = screens[formViewOf(notice)] as ComponentType;
  page = show(<Form />, { fake, address: `id=${ID}`, language });
  await soon(() => expect(document.querySelector("form")).not.toBeNull());
};
const SCHEDULED = { state: "scheduled", publishAt: "2026-12-24T03:00:00Z" };
const PUBLISHED = { state: "published", publishAt: null, publishedAt: "2026-12-24T03:00:00Z" };
const whenTimeComes = (change: object) => {
  fake.rows = fake.rows.map((row) => ({ ...row, ...change, version: row.version + 1 }));
  const told = { path: notice.path, ids: [ID], verb: "updated" as const, byId: "", byName: "" };
  emitPushMessage({ type: "RECORD_CHANGED", change: told });
};

test("a record that goes public at its time is shown so in its open form at once, with what can be done then", async () => {
  await open(SCHEDULED);
  await sees("Cancel schedule");
  whenTimeComes(PUBLISHED);
  await sees("Published as scheduled");
  await sees("Published 24 Dec 2026");
  await sees("Unpublish");
  await misses("Cancel schedule");
  await misses("Schedule…");
  expect(document.body.textContent).not.toMatch(/just changed|Load latest version/);
});

test("what is typed meanwhile stays, and is saved over the published record without a question", async () => {
  await open(SCHEDULED);
  type(await field("Title"), "Spring fair");
  whenTimeComes(PUBLISHED);
  await sees("Published as scheduled");
  expect((await field("Title")).value).toBe("Spring fair");
  expect(document.body.textContent).not.toMatch(/just changed|Load latest version/);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, cancelable: true }));
  await soon(() => expect(fake.rows[0]).toMatchObject({ title: "Spring fair", state: "published", version: 4 }));
  expect(document.querySelector("fieldset legend")).toBeNull();
});

test.each([
  ["zh", "已到期下架"],
  ["lo", "ຖອນອອກຕາມເວລາທີ່ກຳນົດແລ້ວ"],
  ["en", "Unpublished as scheduled"],
] as const)("a record whose time on the site ends says so (%s)", async (language, said) => {
  await open({ ...PUBLISHED, visibleUntil: "2026-12-25T03:00:00Z" }, language);
  whenTimeComes({ state: "withdrawn" });
  await sees(said);
});

test("that its time came is said until the next step with the record", async () => {
  await open(SCHEDULED);
  whenTimeComes(PUBLISHED);
  await sees("Published as scheduled");
  fake.rows = fake.rows.map((row) => ({ ...row, state: "withdrawn", version: row.version + 1 }));
  await click("Unpublish");
  await sees("Unpublish “Fair”?");
  await click("Unpublish"); // refused, after which the record is read again
  await misses("Published as scheduled");
  await sees("Schedule…");
});
