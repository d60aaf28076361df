import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RecordChange } from "../../contract/push.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { emitPushMessage } from "../../web/push/push-messages.ts";
import { RecordForm } from "../form/RecordForm.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords, type FakeRecords } from "../testing/fake-records.web.ts";
import { click, field, misses, sees, show, soon, type, type Shown } from "../testing/show.tsx";

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
const meanwhile = (change: object) => {
  fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, ...change, version: row.version + 1 } : row));
  tell({});
};

describe("an open list (RECORD_CHANGED)", () => {
  const open = async () => {
    page = show(<ListScreen module={crop} />, { fake });
    await sees("Total: 2");
  };

  it("says who changed what, moves nothing by itself, and shows it on request", async () => {
    await open();
    meanwhile({ code: "THEIRS" });
    await sees("Li Na just changed records");
    expect(document.body.textContent).not.toContain("THEIRS");
    await click("Show");
    await sees("THEIRS");
    await misses("Li Na just changed records");
  });

  it("says nothing of records out of sight, nor of other modules' records", async () => {
    await open();
    tell({ ids: [cropId(7)] });
    tell({ path: "/sys/other" });
    tell({ verb: "added", ids: [cropId(8)], byName: "Somsy" });
    await sees("Somsy just added records");
    expect(document.body.textContent).not.toContain("Li Na");
    tell({ verb: "added", ids: [cropId(8)], byName: "" });
    await sees("Someone else just added records");
    tell({ verb: "added", ids: [cropId(8)], byId: "", byName: "" });
    await sees("The system just added records");
  });

  it("says nothing of what was done in this window; of the same person elsewhere it does", async () => {
    await open();
    tell({ byId: "u1" });
    await sees("You (in another window) just changed records");
    await click("Close");
    (
      await soon(() => {
        const box = document.querySelector<HTMLElement>("tbody input[type=checkbox]");
        if (!box) throw new Error("no row to tick");
        return box;
      })
    ).click();
    await click("Delete");
    await sees("Total: 1");
    tell({ byId: "u1", verb: "removed" });
    tell({ verb: "added", ids: [], byName: "Somsy" });
    await sees("Somsy just added records");
    expect(document.body.textContent).not.toContain("You (in another window)");
  });
});

/** An answer has arrived, and a render followed. */
const answered = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe("an open form (RECORD_CHANGED)", () => {
  const open = async () => {
    page = show(<RecordForm module={crop} id={cropId(1)} onSaved={() => {}} onCancel={() => {}} onDirty={() => {}} />, {
      fake,
    });
    return field("Code");
  };

  it("loads the new record under the typed text, which stays and is saved over it without a question", async () => {
    type(await open(), "MINE");
    meanwhile({ price: 99 });
    await sees("Li Na just changed this record");
    await click("Load latest version");
    await soon(async () => expect((await field("Price")).value).toContain("99"));
    expect((await field("Code")).value).toBe("MINE");
    await click("Save");
    await soon(() => expect(fake.rows[0]).toMatchObject({ code: "MINE", price: 99, version: 3 }));
  });

  it("lets the person choose where both changed the same, and saves nothing yet", async () => {
    type(await open(), "MINE");
    meanwhile({ code: "THEIRS" });
    await click("Load latest version");
    await sees("You both changed these fields");
    await click("Li Na’s changesTHEIRS");
    await click("Use selection");
    await soon(async () => expect((await field("Code")).value).toBe("THEIRS"));
    expect(fake.asked.some(({ call }) => call === "update")).toBe(false);
  });

  it("notices an import of so many records that none is named, if this one was among them", async () => {
    await open();
    const reads = () => fake.asked.filter(({ call }) => call === "get").length;
    const before = reads();
    tell({ ids: [] });
    await soon(() => expect(reads()).toBe(before + 1));
    await answered();
    expect(document.body.textContent).not.toContain("Li Na just changed this record");
    fake.rows = fake.rows.map((row) => ({ ...row, version: row.version + 1 }));
    tell({ ids: [] });
    await sees("Li Na just changed this record");
  });

  it("keeps quiet where the program changed nothing of the form, and names it where it did", async () => {
    await open();
    const program = { byId: "", byName: "" };
    const reads = () => fake.asked.filter(({ call }) => call === "get").length;
    const before = reads();
    fake.rows = fake.rows.map((row) => ({ ...row, version: row.version + 1 }));
    tell(program);
    await soon(() => expect(reads()).toBe(before + 1));
    await answered();
    expect(document.body.textContent).not.toContain("just changed this record");
    tell({ ids: [] }); // an import of others, which is not that change
    await soon(() => expect(reads()).toBe(before + 2));
    await answered();
    fake.rows = fake.rows.map((row) => ({ ...row, price: 99, version: row.version + 1 }));
    tell({ ...program, ids: [cropId(2)] });
    expect(document.body.textContent).not.toContain("just changed this record");
    tell(program);
    await sees("The system just changed this record");
    await click("Load latest version");
    await soon(async () => expect((await field("Price")).value).toContain("99"));
  });

  it("is not told of an import of others once it was loaded anew after the program's change", async () => {
    await open();
    const reads = () => fake.asked.filter(({ call }) => call === "get").length;
    let before = reads();
    fake.rows = fake.rows.map((row) => ({ ...row, version: row.version + 1 }));
    tell({ byId: "", byName: "" });
    await soon(() => expect(reads()).toBe(before + 1));
    await answered();
    meanwhile({ price: 99 });
    await sees("Li Na just changed this record");
    await click("Load latest version");
    await soon(async () => expect((await field("Price")).value).toContain("99"));
    await misses("Li Na just changed this record");
    before = reads();
    tell({ ids: [], byName: "Somsy" });
    await soon(() => expect(reads()).toBe(before + 1));
    await answered();
    expect(document.body.textContent).not.toContain("Somsy just changed this record");
  });

  it("says that the record went to the recycle bin, and offers nothing to load", async () => {
    await open();
    tell({ verb: "removed" });
    await sees("Li Na just moved this record to the recycle bin");
    expect(document.body.textContent).not.toContain("Load latest version");
  });
});
