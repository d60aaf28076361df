import { Button } from "antd";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, field, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { RecordForm } from "./RecordForm.tsx";

let page: Shown | undefined;
let saved: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  fillOwnId("u1");
  saved = [];
});
afterEach(() => page?.end());
const open = (arrangement?: FormArrangement) => {
  const fake = fakeRecords(crop, crops(2));
  const told = { onSaved: (row: unknown) => saved.push(row), onCancel: () => {}, onDirty: () => {} };
  page = show(<RecordForm module={crop} id={cropId(1)} arrangement={arrangement} {...told} />, { fake });
  return fake;
};
const save = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, cancelable: true }));
const isSaved = () => soon(() => expect(saved).toHaveLength(1));
const legends = () => [...document.querySelectorAll("fieldset legend")].map((legend) => legend.textContent);

describe("a record that somebody else saved meanwhile", () => {
  const meanwhile = (fake: ReturnType<typeof open>, change: object) =>
    (fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, ...change, version: 2 } : row)));

  it("shows both texts of each field that both changed and saves what is chosen, with what only the other changed (RE-16)", async () => {
    const fake = open();
    type(await field("Code"), "MINE");
    meanwhile(fake, { code: "THEIRS", price: 99 });
    save();
    await sees("Someone else has just changed this record");
    expect(legends()).toEqual(["Code"]);
    await click("Save selection");
    await isSaved();
    expect(fake.rows[0]).toMatchObject({ code: "MINE", price: 99, version: 3 });
  });

  it("takes theirs where theirs was chosen", async () => {
    const fake = open();
    type(await field("Code"), "MINE");
    meanwhile(fake, { code: "THEIRS" });
    save();
    await click("Their changesTHEIRS");
    await click("Save selection");
    await isSaved();
    expect(fake.rows[0]).toMatchObject({ code: "THEIRS" });
  });

  it("says who saved it, where the server tells", async () => {
    const fake = open();
    type(await field("Code"), "MINE");
    meanwhile(fake, { code: "THEIRS" });
    fake.savedBy = { id: "u2", name: "Li Na" };
    save();
    await sees("Li Na just changed this record");
    await click("Li Na’s changesTHEIRS");
    await click("Save selection");
    await isSaved();
    expect(fake.rows[0]).toMatchObject({ code: "THEIRS" });
  });

  it("does not ask about what only the other one changed, and keeps it", async () => {
    const fake = open();
    type(await field("Code"), "MINE");
    meanwhile(fake, { price: 99 });
    save();
    await isSaved();
    expect(legends()).toEqual([]);
    expect(fake.rows[0]).toMatchObject({ code: "MINE", price: 99, version: 3 });
  });

  describe("before a save after which the record is published", () => {
    const published: unknown[] = [];
    const publishing: FormArrangement = {
      Actions: ({ save: saveFirst }) => (
        <Button onClick={() => void saveFirst().then((row) => published.push(row))}>Publish</Button>
      ),
    };
    const pressPublish = async (theirs: object = { price: 99 }) => {
      published.length = 0;
      const fake = open(publishing);
      type(await field("Code"), "MINE");
      meanwhile(fake, theirs);
      await click("Publish");
      await sees("Someone else has just changed this record");
      expect(legends()).toHaveLength(1);
      expect(fake.rows[0]).toMatchObject({ ...theirs, version: 2 });
      expect(published).toEqual([]);
      return fake;
    };

    it("shows what the other one changed elsewhere, and goes on with what is chosen", async () => {
      const fake = await pressPublish();
      await click("Save selection and continue");
      await soon(() => expect(published).toHaveLength(1));
      const row = { id: cropId(1), code: "MINE", price: 99, version: 3 };
      expect(published[0]).toMatchObject({ row, isSaved: true });
      expect(saved).toHaveLength(1);
      expect(fake.rows[0]).toMatchObject({ code: "MINE", price: 99, version: 3 });
    });

    it("goes on with the other’s record where nothing of one’s own is chosen, and says of nothing that it was saved", async () => {
      const fake = await pressPublish({ code: "THEIRS" });
      await click("Their changesTHEIRS");
      await click("Save selection and continue");
      await soon(() => expect(published).toHaveLength(1));
      expect(published[0]).toMatchObject({ row: { code: "THEIRS", version: 2 }, isSaved: false });
      expect(fake.rows[0]).toMatchObject({ code: "THEIRS", version: 2 });
      expect(document.body.textContent).not.toMatch(/Saved|Nothing to save/);
    });

    it("does nothing where nothing is chosen", async () => {
      const fake = await pressPublish();
      document.querySelector<HTMLElement>(".ant-modal-close")?.click();
      await soon(() => expect(published).toEqual([undefined]));
      expect(saved).toEqual([]);
      expect(fake.rows[0]).toMatchObject({ price: 99, version: 2 });
    });
  });

  it("does not ask when nothing reads differently", async () => {
    const fake = open();
    type(await field("Code"), "SAME");
    meanwhile(fake, { code: "SAME" });
    save();
    await isSaved();
    expect(document.querySelector("fieldset")).toBeNull();
  });
});
