import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { drafts } from "../drafts/record-draft.web.ts";
import { ListScreen } from "../list/ListScreen.tsx";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords, type FakeRecords } from "../testing/fake-records.web.ts";
import { click, field, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { FormDrawer } from "./FormDrawer.tsx";
import { FormPage } from "./FormPage.tsx";

let page: Shown;
let fake: FakeRecords;
/** Lets the saves through that wait, and all later ones. */
let answer: () => void;
let sent = 0;
const added: unknown[] = [];
const published: unknown[] = [];
/** Has a second button beside "Save", for which the form is saved first. */
const PUBLISHING: FormArrangement = {
  Actions: ({ save, saveButton }) => (
    <>
      {saveButton(true)}
      <Button onClick={() => void save().then((ready) => published.push(ready))}>Publish</Button>
    </>
  ),
};

/** The drawer of two records and of new ones. */
function Crops({ first }: { readonly first: string }) {
  const [id, setId] = useState<string | undefined>(first);
  return (
    <>
      {["Crop 1", "Crop 2"].map((name, index) => (
        <button key={name} type="button" onClick={() => setId(cropId(index + 1))}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setId("new")}>
        New crop
      </button>
      <button type="button" onClick={() => setId(fake.rows.at(-1)?.id)}>
        Last crop
      </button>
      <FormDrawer
        module={crop}
        id={id}
        arrangement={PUBLISHING}
        onClose={() => setId(undefined)}
        onContinue={(row) => setId(row.id)}
        onAdded={(row) => added.push(row)}
      />
    </>
  );
}

const open = (first: string) => openIn(<Crops first={first} />);

function openIn(screen: ReactNode, address = "") {
  const waiting = Promise.withResolvers<void>();
  answer = () => waiting.resolve();
  fake = fakeRecords(crop, crops(2));
  const fetch: FakeRecords["fetch"] = async (url, init) => {
    if (init?.method === "POST" && typeof init.body === "string" && init.body.includes("code=")) {
      sent += 1;
      await waiting.promise;
    }
    return fake.fetch(url, init);
  };
  page = show(screen, { fake: { ...fake, fetch }, address });
}
const rowOf = (id: string) => fake.rows.find((row) => row.id === id);
/** Whatever is typed from here on is typed while the save is on its way. */
const isSaving = () => soon(() => expect(sent).toBe(1));
const isClosed = () => soon(() => expect(document.querySelector(".ant-drawer form")).toBeNull());

beforeEach(() => {
  localStorage.clear();
  fillOwnId("u1");
  sent = 0;
  added.length = 0;
  published.length = 0;
});
afterEach(() => page.end());

describe("what is typed while the rest of a form is saved", () => {
  it("stays in the form, which stays open, and is saved next", async () => {
    open(cropId(1));
    type(await field("Code"), "FIRST");
    await click("Save");
    await isSaving();
    type(await field("Price"), "42");
    answer();
    await sees("Saved. What you have typed since is not saved yet");
    expect(rowOf(cropId(1))).toMatchObject({ code: "FIRST", price: 0, version: 2 });
    expect((await field("Price")).value).toBe("42");
    expect(page.dirty()).toBe(true);
    await click("Save");
    await isClosed();
    expect(rowOf(cropId(1))).toMatchObject({ code: "FIRST", price: 42, version: 3 });
    expect(page.dirty()).toBe(false);
    expect(document.body.textContent?.match(/not saved yet/g)).toHaveLength(1);
  });

  it("is saved in the same record where that was new", async () => {
    open("new");
    type(await field("Name"), "水稻");
    type(await field("Code"), "NEW");
    await click("Save");
    await isSaving();
    type(await field("Price"), "42");
    answer();
    await sees("Edit crop: 水稻");
    expect(added).toMatchObject([{ code: "NEW", price: null }]);
    expect((await field("Price")).value).toBe("42");
    await click("Save");
    await isClosed();
    expect(fake.rows).toHaveLength(3);
    expect(fake.rows[2]).toMatchObject({ code: "NEW", price: 42 });
    expect(added).toHaveLength(1);
    expect(drafts.list("u1")).toEqual([]);
  });

  it.each([
    {
      where: "over its list",
      show: () => <ListScreen module={crop} />,
      from: "open=new",
      to: "open=",
      title: "Edit crop: 水稻",
    },
    { where: "on a page", show: () => <FormPage module={crop} />, from: "", to: "id=", title: "水稻" },
  ])(
    "stays where the hand is while a form $where becomes that of the record",
    async ({ show: screen, from, to, title }) => {
      openIn(screen(), from);
      type(await field("Name"), "水稻");
      type(await field("Code"), "NEW");
      await click("Save");
      await isSaving();
      const price = await field("Price");
      type(price, "42");
      answer();
      await soon(() => expect(page.address()).toBe(`${to}${fake.rows[2]?.id}`));
      await sees(title);
      expect(await field("Price")).toBe(price);
      expect(price.value).toBe("42");
      await click("Save");
      await soon(() => expect(fake.rows[2]).toMatchObject({ code: "NEW", price: 42 }));
      expect(fake.rows).toHaveLength(3);
    },
  );

  describe("of a new record", () => {
    const typeOn = async () => {
      open("new");
      type(await field("Name"), "水稻");
      type(await field("Code"), "NEW");
      await click("Save");
      await isSaving();
      type(await field("Price"), "42");
    };
    const isOfferedInIt = async () => {
      expect(drafts.list("u1")).toMatchObject([{ id: fake.rows[2]?.id, values: { price: 42 } }]);
      await click("New crop");
      await field("Code");
      expect(document.body.textContent).not.toContain("Restore draft");
      await click("Cancel");
      await isClosed();
      await click("Last crop");
      await click("Restore draft");
      await soon(async () => expect((await field("Price")).value).toBe("42"));
      expect((await field("Code")).value).toBe("NEW");
    };

    it("is put back into the stored record, which the form has become, where the page is loaded again", async () => {
      await typeOn();
      answer();
      await sees("Edit crop: 水稻");
      const left = { ...sessionStorage };
      page.end();
      Object.assign(sessionStorage, left);
      page = show(<Crops first={fake.rows[2]?.id ?? ""} />, { fake });
      await sees("has been put back");
      expect([(await field("Code")).value, (await field("Price")).value]).toEqual(["NEW", "42"]);
      expect(document.body.textContent).not.toContain("Add crop");
    });

    it("is kept as a draft of the stored record where the form is then left", async () => {
      await typeOn();
      answer();
      await sees("Saved");
      await click("Cancel");
      await click("Leave");
      await isClosed();
      await isOfferedInIt();
    });

    it("is kept so too where the form was left before the answer", async () => {
      await typeOn();
      await click("Cancel");
      await click("Leave");
      await isClosed();
      answer();
      await sees("Saved");
      expect(added).toHaveLength(1);
      await isOfferedInIt();
    });
  });

  it("goes along where the save is refused because somebody else has just saved", async () => {
    open(cropId(1));
    type(await field("Code"), "MINE");
    await click("Save");
    await isSaving();
    type(await field("Price"), "42");
    fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, code: "THEIRS", version: 2 } : row));
    answer();
    await sees("Someone else has just changed this record");
    await click("Save selection");
    await isClosed();
    expect(rowOf(cropId(1))).toMatchObject({ code: "MINE", price: 42, version: 3 });
  });
});

describe("what is typed while a record is saved to be published", () => {
  const pressPublish = async () => {
    open(cropId(1));
    type(await field("Code"), "MINE");
    await click("Publish");
    await isSaving();
    type(await field("Price"), "42");
  };
  const isLeftToTheNextSave = async (code: string, version: number) => {
    expect((await field("Code")).value).toBe(code);
    expect((await field("Price")).value).toBe("42");
    expect(page.dirty()).toBe(true);
    await click("Save");
    await isClosed();
    expect(rowOf(cropId(1))).toMatchObject({ code, price: 42, version: version + 1 });
  };

  it("is not published, and left to the next save", async () => {
    await pressPublish();
    answer();
    await soon(() => expect(published).toHaveLength(1));
    expect(published[0]).toMatchObject({ row: { code: "MINE", price: 0, version: 2 }, isSaved: true });
    await isLeftToTheNextSave("MINE", 2);
  });

  describe("and somebody else saves in between", () => {
    const meanwhile = async () => {
      await pressPublish();
      fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, code: "THEIRS", version: 2 } : row));
      answer();
      await sees("Someone else has just changed this record");
    };

    it("is left to the next save where one's own is chosen", async () => {
      await meanwhile();
      await click("Save selection and continue");
      await soon(() => expect(published).toHaveLength(1));
      expect(published[0]).toMatchObject({ row: { code: "MINE", price: 0, version: 3 }, isSaved: true });
      await isLeftToTheNextSave("MINE", 3);
    });

    it("is so too where theirs is chosen, which then stands in the form", async () => {
      await meanwhile();
      await click("Their changesTHEIRS");
      await click("Save selection and continue");
      await soon(() => expect(published).toHaveLength(1));
      expect(published[0]).toMatchObject({ row: { code: "THEIRS", price: 0, version: 2 }, isSaved: false });
      await isLeftToTheNextSave("THEIRS", 2);
    });

    it("stays in the form where nothing is chosen", async () => {
      await meanwhile();
      document.querySelector<HTMLElement>(".ant-modal-close")?.click();
      await soon(() => expect(published).toEqual([undefined]));
      expect([(await field("Code")).value, (await field("Price")).value]).toEqual(["MINE", "42"]);
      expect(rowOf(cropId(1))).toMatchObject({ code: "THEIRS", price: 0, version: 2 });
    });
  });
});

it("a form that was closed before its save is answered leaves the one alone that is open by then", async () => {
  open(cropId(1));
  type(await field("Code"), "FIRST");
  await click("Save");
  await isSaving();
  await click("Cancel");
  await click("Leave");
  await isClosed();
  await click("Crop 2");
  await soon(async () => expect((await field("Code")).value).toBe("C2"));
  type(await field("Code"), "SECOND");
  answer();
  await sees("Saved");
  expect((await field("Code")).value).toBe("SECOND");
  expect(page.dirty()).toBe(true);
});
