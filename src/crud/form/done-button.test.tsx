import { afterEach, expect, it, vi } from "vitest";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, field, misses, sees, show, soon, type Shown } from "../testing/show.tsx";
import { RecordForm } from "./RecordForm.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const done = {
  field: "code",
  value: "DONE",
  words: { zh: "完成", lo: "ສຳເລັດ", en: "Mark as done" },
  outcome: { zh: "已完成", lo: "ສຳເລັດແລ້ວ", en: "Marked as done" },
};
const closing = { ...crop, form: { ...crop.form, done } } as unknown as typeof crop;

const form = (onSaved: () => void) => (
  <RecordForm module={closing} id={cropId(1)} onSaved={onSaved} onCancel={() => {}} onDirty={() => {}} />
);

it("has a button that sets what a record is done with, saves, and can be undone", async () => {
  const saved = vi.fn<() => void>();
  const fake = fakeRecords(crop, crops(2));
  const before = fake.rows[0]?.["code"];
  page = show(form(saved), { fake });
  await click("Mark as done");
  await soon(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(fake.rows[0]).toMatchObject({ code: "DONE", nameEn: "Crop 1" });
  await sees("Marked as done");
  await click("Undo");
  await soon(() => expect(fake.rows[0]).toMatchObject({ code: before, nameEn: "Crop 1" }));
  page.end();
  page = show(form(saved), { fake });
  await click("Mark as done");
  await soon(() => expect(fake.rows[0]).toMatchObject({ code: "DONE" }));
  page.end();
  page = show(form(saved), { fake });
  expect(await field("Code")).toHaveProperty("value", "DONE");
  await misses("Mark as done");
});

it("offers no undo of what somebody else had done with meanwhile", async () => {
  const saved = vi.fn<() => void>();
  const fake = fakeRecords(crop, crops(1));
  page = show(form(saved), { fake });
  await field("Code");
  fake.rows = fake.rows.map((row) => ({ ...row, code: "DONE", version: row.version + 1 }));
  await click("Mark as done");
  await soon(() => expect(saved).toHaveBeenCalledTimes(1));
  await sees("Nothing to save: no changes");
  await misses("Undo");
});
