import { afterEach, beforeEach, expect, it } from "vitest";
import type { RecordChange } from "../../contract/push.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { emitPushMessage } from "../../web/push/push-messages.ts";
import { RecordForm } from "../form/RecordForm.tsx";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords, type FakeRecords } from "../testing/fake-records.web.ts";
import { click, field, misses, sees, show, soon, type Shown } from "../testing/show.tsx";
let page: Shown | undefined;
let fake: FakeRecords;
beforeEach(() => {
  localStorage.clear();
  fillOwnId("u1");
  fake = fakeRecords(crop, crops(2));
});
afterEach(() => page?.end());
const tell = (change: Partial<RecordChange>) =>
  emitPushMessage({
    type: "RECORD_CHANGED",
    change: { path: crop.path, ids: [cropId(1)], verb: "updated", byId: "u2", byName: "Li Na", ...change },
  });
const answered = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
it("an import of others is not told as a change of a record that was loaded anew since the program's change", async () => {
  page = show(<RecordForm module={crop} id={cropId(1)} onSaved={() => {}} onCancel={() => {}} onDirty={() => {}} />, {
    fake,
  });
  await field("Code");
  const reads = () => fake.asked.filter(({ call }) => call === "get").length;
  let before = reads();
  fake.rows = fake.rows.map((row) => ({ ...row, version: row.version + 1 }));
  tell({ byId: "", byName: "" });
  await soon(() => expect(reads()).toBe(before + 1));
  await answered();
  fake.rows = fake.rows.map((row) => ({ ...row, price: 99, version: row.version + 1 }));
  tell({});
  await sees("Li Na just changed this record");
  await click("Load latest version");
  await soon(async () => expect((await field("Price")).value).toContain("99"));
  await misses("Li Na just changed this record");
  before = reads();
  tell({ ids: [], byName: "Somsy" }); // an import of others
  await soon(() => expect(reads()).toBe(before + 1));
  await answered();
  expect(document.body.textContent).not.toContain("Somsy just changed this record");
});
