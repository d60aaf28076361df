import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { date } from "../../fields/date/date.ts";
import { text } from "../../fields/text/text.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { emitPushMessage } from "../../web/push/push-messages.ts";
import { isLeaveGuarded } from "../../web/feedback/leave-guard.ts";
import { defineModule } from "../define-module.ts";
import { drafts } from "../drafts/record-draft.web.ts";
import { cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords, type FakeRecords } from "../testing/fake-records.web.ts";
import { click, field, misses, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import type { Row } from "../record-queries.web.ts";
import { RecordForm } from "./RecordForm.tsx";

const words = (en: string) => ({ zh: en, lo: en, en });
const harvest = defineModule({
  path: "/test/harvest",
  table: "harvest",
  title: words("Harvests"),
  record: words("Harvest"),
  purpose: words("What was brought in"),
  fields: { code: text({ label: words("Code"), required: true }), day: date({ label: words("Day") }) },
  list: { columns: ["code", "day"], search: ["code"], sort: "code asc" },
  recordTitle: "code",
});
const [row] = crops(1);
const stored = { ...row, code: "H1", day: "2026-01-02" } as Row;

let page: Shown;
let fake: FakeRecords;
let isDirty = false;
const open = () => {
  isDirty = false;
  fake = fakeRecords(harvest, [stored]);
  page = show(
    <RecordForm
      module={harvest}
      id={cropId(1)}
      onSaved={() => {}}
      onCancel={() => {}}
      onDirty={(is) => (isDirty = is)}
    />,
    { fake },
  );
};
/** As when the page is loaded again: what the browser holds is still there. */
const reload = () => {
  const left = { ...sessionStorage };
  page.end();
  Object.assign(sessionStorage, left);
  open();
};
const types = async (value: string) => {
  const input = await field("Day");
  input.focus();
  type(input, value);
  await soon(() => expect(input.value).toBe(value));
};
const leaves = async () => (await field("Day")).blur();
const shows = (value: string) => soon(async () => expect((await field("Day")).value).toBe(value));
const inBrowser = () => drafts.read("u1", harvest, cropId(1));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fillOwnId("u1");
  open();
});
afterEach(() => page.end());

it.each([
  ["left", leaves],
  ["still typed in", () => undefined],
])("a date that cannot be read is unsaved text, as soon as it is typed: %s", async (_, then) => {
  await types("32/13/2027");
  await then();
  await soon(() => expect([isDirty, isLeaveGuarded()]).toEqual([true, true]));
  await types("02 Jan 2026");
  await leaves();
  await soon(() => expect([isDirty, isLeaveGuarded(), inBrowser()]).toEqual([false, false, undefined]));
});

it.each(["05 Jan 2026", "2026-01-05", "5/1/2026", "2026年1月5日"])(
  "another day in place of the stored one, typed as %s, is taken as the field is left",
  async (spelling) => {
    const input = await field("Day");
    input.focus();
    for (let length = 1; length <= spelling.length; length += 1) type(input, spelling.slice(0, length));
    await leaves();
    await shows("05 Jan 2026");
    await soon(() => expect(inBrowser()).toMatchObject({ values: { day: "2026-01-05" } }));
    expect(isDirty).toBe(true);
  },
);

it("a day in the picker's own spelling is saved by keys while the focus is in its field", async () => {
  await types("05 Jan 2026");
  await soon(() => expect(isDirty).toBe(true));
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "s", code: "KeyS", ctrlKey: true, bubbles: true }));
  await soon(() => expect([isDirty, inBrowser()]).toEqual([false, undefined]));
  await shows("05 Jan 2026");
  await misses("Nothing to save");
});

it("is put back by a reload, with what is wrong with it, and given up with the draft", async () => {
  await types("32/13/2027");
  await leaves();
  await soon(() => expect(isDirty).toBe(true));
  reload();
  await shows("32/13/2027");
  await sees("“32/13/2027” cannot be read as a date");
  await sees("has been put back");
  expect(isDirty).toBe(true);
  await click("Discard");
  await shows("02 Jan 2026");
  await soon(() => expect([isDirty, inBrowser()]).toEqual([false, undefined]));
  await misses("cannot be read as a date");
  await click("Undo");
  await shows("32/13/2027");
});

it("that was not left before the reload is read after it", async () => {
  await types("2027年6月13日");
  await soon(() => expect(isDirty).toBe(true));
  reload();
  await shows("13 Jun 2027");
  await soon(() => expect(inBrowser()).toMatchObject({ values: { day: "2027-06-13" } }));
  expect(inBrowser()?.unread).toBeUndefined();
});

describe("somebody else’s save of the same date", () => {
  const meet = async () => {
    await types("32/13/2027");
    await leaves();
    fake.rows = [{ ...stored, day: "2026-03-04", version: 2 }];
    emitPushMessage({
      type: "RECORD_CHANGED",
      change: { path: harvest.path, ids: [cropId(1)], verb: "updated", byId: "u2", byName: "Li Na" },
    });
    await click("Load latest version");
    await sees("You both changed these fields");
  };

  it("is asked about, and the text that was kept stays with what is wrong with it", async () => {
    await meet();
    await click("Use selection");
    await misses("You both changed these fields");
    await shows("32/13/2027");
    await sees("“32/13/2027” cannot be read as a date");
    expect(isDirty).toBe(true);
  });

  it("takes the place of the text where it was chosen", async () => {
    await meet();
    await click("Li Na’s changes04 Mar 2026");
    await click("Use selection");
    await shows("04 Mar 2026");
    await misses("cannot be read as a date");
    await soon(() => expect(isDirty).toBe(false));
  });
});

it("a draft of an earlier version of the program, which has no such text, is still offered", async () => {
  page.end();
  drafts.write("u1", harvest, cropId(1), { version: 1, savedAt: 1, values: { code: "H1", day: "2026-05-06" } });
  open();
  await click("Restore draft");
  await shows("06 May 2026");
});
