import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Failure } from "../../contract/errors.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { call as ask } from "../../web/api/call.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { endpointsOf } from "../endpoints.ts";
import { FormPage } from "./FormPage.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, control, field, misses, sees, show, soon, type, type Shown } from "../testing/show.tsx";

let page: Shown | undefined;
let saved: unknown[] = [];
let isDirty = false;
let wentBack = 0;
beforeEach(() => {
  localStorage.clear();
  fillOwnId("u1");
  saved = [];
  isDirty = false;
  wentBack = 0;
});
afterEach(() => page?.end());
const open = (
  id?: string,
  options: { permissions?: string[]; language?: "zh" | "lo" | "en" } = {},
  fake = fakeRecords(crop, crops(2)),
) => {
  page = show(
    <RecordForm
      module={crop}
      id={id}
      onSaved={(row) => saved.push(row)}
      onCancel={() => {}}
      onDirty={(is) => (isDirty = is)}
      onBack={() => (wentBack += 1)}
    />,
    { fake, ...options },
  );
  return fake;
};
const save = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, cancelable: true }));
const isSaved = () => soon(() => expect(saved).toHaveLength(1));

describe("a form", () => {
  it("sends a new record with the declared initial values", async () => {
    const fake = open();
    type(await field("Name"), "水稻");
    type(await field("Code"), "R1");
    type(await field("Price"), "3.50");
    await click("Save");
    await isSaved();
    expect(fake.rows.at(-1)).toMatchObject({
      name: "水稻",
      nameEn: null,
      code: "R1",
      price: 3.5,
      parentId: null,
      isActive: true,
    });
  });

  it("keeps a text that is too long whole, says how long it is, and refuses to save it", async () => {
    open();
    type(await field("Code"), "R".repeat(6800));
    await sees("6,800 / 8");
    await click("Save");
    await sees("Code: At most 8 characters");
    expect((await field("Code")).value).toHaveLength(6800);
    expect(saved).toEqual([]);
  });

  it("says of a record that is not there that it was not found, and leads back to the list", async () => {
    open(cropId(9));
    await sees("Not found");
    await click("Back to Crops");
    expect(wentBack).toBe(1);
    expect(document.body.textContent).not.toContain("Retry");
  });

  it("is called not found on a page of its own, not like its list", async () => {
    page = show(<FormPage module={crop} />, { fake: fakeRecords(crop, crops(2)), address: `id=${cropId(9)}` });
    await soon(() => expect(document.querySelector("h1")?.textContent).toBe("Crop · Not found"));
  });

  it("sends of a changed record only what changed, with the version that was read; Ctrl+S saves", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C9");
    save();
    await isSaved();
    expect(fake.asked.findLast(({ call }) => call === "update")?.args).toEqual({
      id: cropId(1),
      version: 1,
      code: "C9",
    });
  });

  it("has the shape of its fields while the record is on its way", async () => {
    const fake = fakeRecords(crop, crops(2));
    const way = Promise.withResolvers<void>();
    open(cropId(1), {}, { ...fake, fetch: (url, init) => way.promise.then(() => fake.fetch(url, init)) });
    await soon(() => expect(document.querySelector(".skeleton[role=status]")).not.toBeNull());
    const shapes = document.querySelectorAll(".skeleton-field").length;
    way.resolve();
    await field("Code");
    expect(shapes).toBe(document.querySelectorAll("form .ant-form-item").length);
    expect(document.querySelector(".skeleton")).toBeNull();
  });

  it("stands in the groups of its declaration, in their order, with what is aside in a panel after the text", async () => {
    const grouped = {
      ...crop,
      form: {
        groups: [
          { fields: ["name"] },
          { title: { en: "Market", zh: "市场", lo: "ຕະຫຼາດ" }, fields: ["isActive", "price"], isAside: true as const },
          { title: { en: "Keys", zh: "编号", lo: "ລະຫັດ" }, fields: ["code", "parentId"] },
        ],
      },
    };
    const fake = fakeRecords(crop, crops(2));
    page = show(
      <RecordForm module={grouped} id={cropId(1)} onSaved={() => {}} onCancel={() => {}} onDirty={() => {}} />,
      { fake },
    );
    await field("Code");
    const words = [...document.querySelectorAll("form h2, form .ant-form-item-label")].map((each) => each.textContent);
    expect(words).toEqual(["Name", "Keys", "Code", "Parent division", "Market", "Status", "Price"]);
  });

  it("says of a record nobody changed that there is nothing to save, and sends nothing", async () => {
    const fake = open(cropId(1));
    await field("Code");
    save();
    await isSaved();
    await sees("Nothing to save: no changes");
    expect(document.body.textContent).not.toContain("Saved");
    expect(fake.asked.some(({ call }) => call === "update")).toBe(false);
  });

  it("says in the person's language what is wrong, at the field and in a summary that leads there, and sends nothing", async () => {
    const fake = open(cropId(1), { language: "zh" });
    type(await field("编码"), "");
    save();
    await sees("有 1 处需要修改");
    await sees(`编码：${VALIDATION_TEXTS.required.zh}`);
    expect((await field("编码")).getAttribute("aria-invalid")).toBe("true");
    expect(fake.asked.some(({ call }) => call === "update")).toBe(false);
    (await control("编码")).click();
    await soon(() => expect((document.activeElement as HTMLInputElement).value).toBe(""));
  });

  it("takes what was corrected out of the summary as it is corrected", async () => {
    open(cropId(1));
    type(await field("Code"), "");
    type(await field("Name"), "");
    save();
    await sees("Fields to correct: 2");
    type(await field("Name"), "水稻");
    await sees("Fields to correct: 1");
    type(await field("Code"), "C1");
    await misses("To be corrected");
    expect((await field("Code")).getAttribute("aria-invalid")).not.toBe("true");
  });

  it("keeps in the summary what is wrong in another way, in its new words", async () => {
    open(cropId(1));
    type(await field("Code"), "");
    save();
    await sees("Fields to correct: 1");
    type(await field("Code"), "x".repeat(9));
    await soon(() =>
      expect(document.querySelector(".ant-form-item-explain-error")?.textContent).toBe("At most 8 characters"),
    );
    const summary = [...document.querySelectorAll("strong")].find(({ textContent }) =>
      textContent?.startsWith("Fields"),
    );
    expect(summary?.parentElement?.textContent).toMatch(/^Fields to correct: 1.*At most 8 characters$/);
  });

  it("puts what the server finds wrong at the field it is about, whatever the wire calls it", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C2");
    fake.failNext = new Failure("invalidInput", { errors: [{ field: "code", words: VALIDATION_TEXTS.taken }] });
    save();
    await sees("Fields to correct: 1");
    await sees(VALIDATION_TEXTS.taken.en);
    expect((await field("Code")).getAttribute("aria-invalid")).toBe("true");
    expect((await field("Code")).value).toBe("C2");
    expect(saved).toEqual([]);
  });

  it("keeps the text when the server cannot be asked, and says so", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C7");
    fake.failNext = new Failure("unavailable");
    save();
    await sees("temporarily unavailable");
    expect((await field("Code")).value).toBe("C7");
    save();
    await isSaved();
  });

  it("says while the server cannot be reached that it cannot, and as soon as it answers anybody that it does", async () => {
    const fake = fakeRecords(crop, crops(2));
    let isAway = false;
    const fetch: typeof fake.fetch = (url, init) =>
      isAway ? Promise.reject(new TypeError("refused")) : fake.fetch(url, init);
    open(cropId(1), {}, { ...fake, fetch });
    type(await field("Code"), "C7");
    isAway = true;
    save();
    await sees("The server cannot be reached");
    isAway = false;
    await ask(endpointsOf(crop).get, { id: cropId(2) });
    await sees("The server answers again. Your changes are not saved yet");
    await misses("cannot be reached");
    save();
    await isSaved();
    await misses("answers again");
  });

  it("is only read without the right to change", async () => {
    open(cropId(1), { permissions: ["test:crop:list"] });
    await sees("Crop 1");
    expect(document.querySelector("input")).toBeNull();
    expect(document.body.textContent).not.toContain("Save");
  });

  it("is not offered for a new record without the right to add", async () => {
    open(undefined, { permissions: ["test:crop:list", "test:crop:update"] });
    await sees("You do not have permission to view this");
    await click("Back to Crops");
    expect(wentBack).toBe(1);
    expect(document.querySelector("input")).toBeNull();
    expect(document.body.textContent).not.toContain("Save");
  });
});

describe("the right to save, taken away while somebody is typing", () => {
  const reading = ["test:crop:list"];
  const saveButton = () => control("Save") as Promise<HTMLButtonElement>;

  it("leaves the typed text to be read, says why it cannot be saved, and goes on where it was when it is back", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C9");
    fillPermissions(reading);
    await sees("You do not have permission to edit this record");
    await sees("C9");
    expect(document.querySelector("input")).toBeNull();
    expect((await saveButton()).disabled).toBe(true);
    const reason = document.getElementById((await saveButton()).getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toContain("cannot save it");
    save();
    expect(fake.asked.some(({ call }) => call === "update")).toBe(false);
    expect(isDirty).toBe(true);
    fillPermissions(["*:*:*"]);
    expect((await field("Code")).value).toBe("C9");
    save();
    await isSaved();
    expect(fake.rows[0]).toMatchObject({ code: "C9" });
    expect(isDirty).toBe(false);
  });

  it("leaves a new record's text too", async () => {
    open();
    type(await field("Code"), "R1");
    fillPermissions(reading);
    await sees("You no longer have permission to add these records");
    await sees("R1");
    fillPermissions(["*:*:*"]);
    expect((await field("Code")).value).toBe("R1");
  });

  it("makes a form in which nothing was typed one that is read, without a word", async () => {
    open(cropId(1));
    await field("Code");
    fillPermissions(reading);
    await soon(() => expect(document.querySelector("input")).toBeNull());
    await sees("C1");
    expect(document.body.textContent).not.toContain("taken away");
    expect(isDirty).toBe(false);
  });
});

describe("a draft", () => {
  it("outlives the page, is offered back, and goes away with the save", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C5");
    await soon(() => expect(isDirty).toBe(true));
    page?.end();
    open(cropId(1), {}, fake);
    expect((await field("Code")).value).toBe("C1");
    await click("Restore draft");
    await soon(async () => expect((await field("Code")).value).toBe("C5"));
    save();
    await isSaved();
    page?.end();
    open(cropId(1), {}, fake);
    await field("Code");
    await misses("unsaved draft");
  });

  it("is none once its words are what is stored, by a save whose answer was lost", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C5");
    await soon(() => expect(isDirty).toBe(true));
    page?.end();
    fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, code: "C5", version: 2 } : row));
    open(cropId(1), {}, fake);
    expect((await field("Code")).value).toBe("C5");
    await misses("unsaved draft");
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("stands while only other values of the record change, keeps those, and says so where what it replaces has changed", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C5");
    await soon(() => expect(isDirty).toBe(true));
    page?.end();
    fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, price: 99, version: 2 } : row));
    open(cropId(1), {}, fake);
    await sees("There is an unsaved draft");
    await misses("the record has changed since");
    await click("Restore draft");
    await soon(async () => expect((await field("Code")).value).toBe("C5"));
    save();
    await isSaved();
    expect(fake.rows[0]).toMatchObject({ code: "C5", price: 99 });
    page?.end();
    open(cropId(1), {}, fake);
    type(await field("Code"), "C6");
    await soon(() => expect(isDirty).toBe(true));
    page?.end();
    fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, code: "C7", version: 9 } : row));
    open(cropId(1), {}, fake);
    await sees("the record has changed since");
  });

  it("belongs to one person", async () => {
    const fake = open(cropId(1));
    type(await field("Code"), "C5");
    await soon(() => expect(isDirty).toBe(true));
    page?.end();
    fillOwnId("u2");
    open(cropId(1), {}, fake);
    await field("Code");
    await misses("unsaved draft");
  });
});
