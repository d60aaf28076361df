import { Wheat } from "lucide-react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { KnownRecord } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { personal } from "../../web/preferences/personal.ts";
import { ListScreen } from "./ListScreen.tsx";
import { useListView } from "./use-list-view.web.ts";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, control, field, misses, sees, show, soon, type, type Shown } from "../testing/show.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());
const open = (
  count: number,
  options: { address?: string; permissions?: string[]; language?: "zh" | "lo" | "en" } = {},
) => {
  const fake = fakeRecords(crop, crops(count));
  page = show(<ListScreen module={crop} />, { fake, ...options });
  return fake;
};
const lastList = (fake: ReturnType<typeof open>) => fake.asked.findLast(({ call }) => call === "list")?.args;

describe("a list page", () => {
  it("shows the declared columns, the exact total and the words of the interface language", async () => {
    open(12);
    await sees("Crop 10");
    await sees("Total: 12");
    expect([...document.querySelectorAll("thead th")].map((cell) => cell.textContent).filter(Boolean)).toEqual([
      "Name",
      "Code",
      "Price",
      "Status",
      "Actions",
    ]);
    expect(document.body.textContent).not.toContain("Crop 11");
  });

  it("shows its own columns where none of the chosen ones exists (any more)", async () => {
    personal.write("columns", { [crop.path]: ["harvest", "constructor"] });
    open(2);
    await sees("Crop 1");
    expect([...document.querySelectorAll("thead th")].map((cell) => cell.textContent)).toContain("Price");
    page?.end();
    personal.write("columns", { [crop.path]: ["harvest", "name"] });
    open(2);
    await sees("Crop 1");
    expect([...document.querySelectorAll("thead th")].map((cell) => cell.textContent)).not.toContain("Price");
    personal.write("columns", {});
  });

  it("asks the server what the address says, and writes the address when asked differently", async () => {
    const fake = open(30, { address: "del_flag.eq=0&sort=-price&page=2" });
    await sees("Total: 20");
    expect(lastList(fake)).toMatchObject({
      page: 2,
      sort: [{ field: "price", isDescending: true }],
      filters: [{ field: "del_flag", operator: "eq", values: ["0"] }],
    });
    await click("Remove filter: Status");
    await sees("Total: 30");
    expect(page?.address()).toBe("sort=-price");
    type(document.querySelector("input[type=search]") as HTMLInputElement, "Crop 7");
    await sees("Total: 1");
    expect(page?.address()).toBe("search=Crop+7&sort=-price");
  });

  it("marks the default order in its heading, whose press turns it round and then leads back to it", async () => {
    open(3);
    await sees("Crop 1");
    const heads = () => [...document.querySelectorAll("th[aria-sort]")];
    const marked = () => heads().map((head) => [head.textContent, head.getAttribute("aria-sort")]);
    const press = () => heads()[0]?.querySelector("button")?.click();
    expect(marked()).toEqual([["Code", "ascending"]]);
    expect(page?.address()).toBe("");
    press();
    await soon(() => expect(page?.address()).toBe("sort=-code"));
    await soon(() => expect(marked()).toEqual([["Code", "descending"]]));
    press();
    await soon(() => expect(page?.address()).toBe(""));
  });

  it("marks no heading where the default order begins with something that is no column", async () => {
    const ordered = (sort: readonly string[]) => ({ ...crop, list: { ...crop.list, sort } }) as unknown as typeof crop;
    const fake = fakeRecords(crop, crops(3));
    const marked = () => [...document.querySelectorAll("th[aria-sort]")].map(({ textContent }) => textContent);
    page = show(<ListScreen module={ordered(["isActive desc", "code asc"])} />, { fake });
    await sees("Crop 1");
    expect(marked()).toEqual(["Code"]); // a flag only parts the rows
    page.end();
    page = show(<ListScreen module={ordered(["parentId asc", "code asc"])} />, { fake });
    await sees("Crop 1");
    expect(marked()).toEqual([]);
    page.end();
    page = show(<ListScreen module={ordered(["parentId asc", "code asc"])} />, {
      fake,
      address: "columns=name,parentId",
    });
    await sees("Parent");
    expect(marked()).toEqual([]); // its rows are in the order of ids, not of the titles in sight
  });

  it("dims the rows of the last question from the first key on, until the next answer stands or the words are taken back", async () => {
    open(30);
    await sees("Total: 30");
    const box = document.querySelector("input[type=search]") as HTMLInputElement;
    const isDimmed = () => document.querySelector("[data-old] table") !== null;
    type(box, "Crop 7");
    expect(isDimmed()).toBe(true);
    await sees("Total: 1");
    expect(isDimmed()).toBe(false);

    type(box, "Crop 77");
    expect(isDimmed()).toBe(true);
    type(box, "Crop 7");
    expect(isDimmed()).toBe(false);
  });

  it.each([
    ["en", "More than 20"],
    ["zh", "超过 20 条"],
    ["lo", "ຫຼາຍກວ່າ 20 ລາຍການ"],
  ] as const)("says in %s of what is not counted to its end that there is more", async (language, said) => {
    const fake = fakeRecords(crop, crops(30));
    fake.mostCounted = 20;
    page = show(<ListScreen module={crop} />, { fake, language });
    await sees(said);
  });

  it("says what the page is for while it is empty, and that nothing matches when something was asked", async () => {
    open(0);
    await sees("No crop yet");
    page?.end();
    open(3, { address: "search=nothing" });
    await sees("No matches");
    await click("Clear filters");
    await sees("Total: 3");
  });

  it("shows what went wrong with the request's id, and tries again", async () => {
    const fake = fakeRecords(crop, crops(2));
    fake.failNext = new Failure("internal");
    page = show(<ListScreen module={crop} />, { fake });
    await sees("Internal error");
    await sees("r-1");
    await click("Retry");
    await sees("Crop 2");
  });

  it("says on paper when it was printed and which rows these are", async () => {
    open(12, { address: "page=2" });
    await sees("Total: 12");
    expect(document.body.textContent).not.toContain("Printed");
    window.dispatchEvent(new Event("beforeprint"));
    await sees("rows 11–12");
  });

  it("moves a record to the recycle bin and back with Undo", async () => {
    const fake = open(2);
    await click("Actions for Crop 1");
    await click("Delete");
    await sees("Total: 1");
    expect(fake.rows[0]).toMatchObject({ isRemoved: true });
    expect(page?.address()).toBe(""); // the menu's click is not a click on the row
    await click("Undo");
    await sees("Total: 2");
    expect(fake.rows[0]).toMatchObject({ isRemoved: false });
    const sent = (name: string) => fake.asked.findLast(({ call }) => call === name)?.args;
    expect([sent("remove"), sent("restore")]).toEqual([
      { id: cropId(1), version: 1 },
      { id: cropId(1), version: 2 },
    ]);
  });

  it("opens one row's menu at a time, and closes it at a second press or with its row", async () => {
    const fake = open(12);
    const isOpen = async (title: string, isIt: boolean) =>
      expect((await control(`Actions for ${title}`)).getAttribute("aria-expanded")).toBe(isIt ? "true" : null);
    await click("Actions for Crop 1");
    await isOpen("Crop 1", true);
    await click("Actions for Crop 2");
    await isOpen("Crop 1", false);
    await isOpen("Crop 2", true);
    await click("Actions for Crop 2");
    await isOpen("Crop 2", false);

    await click("Actions for Crop 2");
    await control("Delete");
    fake.rows = fake.rows.filter(({ id }) => id !== cropId(2));
    type(document.querySelector("input[type=search]") as HTMLInputElement, "Crop 1");
    await sees("Total: 4"); // 1, 10, 11 and 12
    expect(document.querySelector(".ant-dropdown:not(.ant-dropdown-hidden) [role=menu]")).toBeNull();
  });

  it("offers a record's common action first and the dangerous one last, below a line", async () => {
    open(2);
    await click("Actions for Crop 1");
    await control("Delete");
    const entries = [...document.querySelectorAll(".ant-dropdown [role=menu] > li")].map((entry) =>
      entry.getAttribute("role") === "separator" ? "—" : entry.textContent,
    );
    expect(entries).toEqual(["Edit", "Duplicate", "—", "Delete"]);
  });

  it("adds a record that starts with another one's values, without what must be unique", async () => {
    const fake = open(2);
    await click("Actions for Crop 2");
    await click("Duplicate");
    await sees("Add crop");
    expect(page?.address()).toBe(`open=new&copy=${cropId(2)}`);
    expect((await field("Price")).value).toBe("1");
    expect((await field("Code")).value).toBe("");
    type(await field("Code"), "C2-B");
    await click("Save");
    await soon(() => expect(fake.rows).toHaveLength(3));
    expect(fake.rows[2]).toMatchObject({ nameEn: "Crop 2", price: 1, code: "C2-B", isActive: true });
    expect(page?.address()).toBe("");
  });

  it("offers no more to bring back what the list's heading has brought back", async () => {
    const fake = open(2);
    await click("Actions for Crop 1");
    await click("Delete");
    await sees("Total: 1");
    const toast = () =>
      [...document.querySelectorAll('.toast:not([class*="-leave"]) button')].filter(
        (each) => each.textContent === "Undo",
      );
    await vi.waitFor(() => expect(toast()).toHaveLength(1));
    await click("Undo deleting Crop 1");
    await sees("Total: 2");
    expect(fake.rows[0]).toMatchObject({ isRemoved: false });
    await vi.waitFor(() => expect(toast()).toHaveLength(0), 5_000); // by itself it would go after ten
  });

  it("brings back all that can be brought back of several records, and what failed can be tried again", async () => {
    const fake = open(4);
    await sees("Total: 4");
    for (const name of ["Crop 1", "Crop 2", "Crop 3"])
      document.querySelector<HTMLInputElement>(`tbody input[aria-label="${name}"]`)?.click();
    await click("Delete");
    await sees("Total: 1");
    fake.rows = fake.rows.filter(({ id }) => id !== cropId(1)); // deleted for good
    fake.failNext = new Failure("unavailable");
    await click("Undo deleting 3");
    await sees("temporarily unavailable");
    await click("Undo deleting 3");
    await sees("2 restored");
    await sees("Total: 3");
    expect(fake.rows.map(({ isRemoved }) => isRemoved)).toEqual([false, false, undefined]);
    await soon(() => expect(document.querySelector('[aria-label^="Undo deleting"]')).toBeNull());
  });

  it("does not remove what somebody has just changed: it is said and shown, and the next click counts", async () => {
    const fake = open(2);
    await sees("Crop 1");
    fake.rows = fake.rows.map((row) => (row.id === cropId(1) ? { ...row, nameEn: "Late crop", version: 5 } : row));
    await click("Actions for Crop 1");
    await click("Delete");
    await sees("Someone else has just changed this record");
    await sees("Late crop");
    expect(fake.rows[0]).not.toMatchObject({ isRemoved: true });
    await click("Actions for Late crop");
    await click("Delete");
    await sees("Total: 1");
  });

  it("does with all ticked rows in one call what the selection bar offers", async () => {
    const fake = open(3);
    await sees("Crop 3");
    for (const box of [...document.querySelectorAll<HTMLInputElement>("tr[data-row-key] input[type=checkbox]")].slice(
      0,
      2,
    ))
      box.click();
    await sees("2 selected");
    await click("Delete");
    await sees("Total: 1");
    expect(fake.asked.findLast(({ call }) => call === "removeMany")?.args).toEqual({
      ids: [cropId(1), cropId(2)],
      versions: [1, 1],
    });
    await misses("2 selected");
  });

  it("says how many of the ticked rows are on other pages", async () => {
    open(12);
    await sees("Crop 1");
    document.querySelector<HTMLInputElement>("tr[data-row-key] input[type=checkbox]")?.click();
    await sees("1 selected");
    await click("Page 2");
    await sees("1 selected, 1 of them on other pages");
  });

  it("hands all ticked rows to what a screen offers, and keeps those ticked that it leaves out", async () => {
    const given: (readonly string[])[] = [];
    const act = async (records: readonly KnownRecord[]) => {
      const ids = records.map(({ id }) => id);
      given.push(ids);
      return ids.slice(1);
    };
    const harvest = { key: "harvest", label: "Harvest", Icon: Wheat, act };
    const fake = fakeRecords(crop, crops(3));
    // Users without other bulk rights get checkboxes for this action too.
    page = show(<ListScreen module={crop} bulkActions={[harvest]} />, { fake, permissions: ["test:crop:list"] });
    await sees("Crop 3");
    for (const box of document.querySelectorAll<HTMLInputElement>("tr[data-row-key] input[type=checkbox]")) box.click();
    await sees("3 selected");
    await click("Harvest");
    await sees("2 selected");
    expect(given).toEqual([[cropId(1), cropId(2), cropId(3)]]);
  });

  it("offers only what the person may do", async () => {
    open(2, { permissions: ["test:crop:list"] });
    await sees("Crop 2");
    expect(document.body.textContent).not.toContain("New crop");
    expect(document.querySelector("tbody input[type=checkbox]")).toBeNull();
    await click("Actions for Crop 1");
    await control("View");
    expect(document.body.textContent).not.toContain("Delete");
  });

  it("says who may not see it, and asks nothing that would be refused", async () => {
    const fake = open(2, { permissions: ["test:crop:add"] });
    await sees("You do not have permission to view this");
    expect(document.querySelector("h1")?.textContent).toBe("Crops");
    expect(fake.asked).toEqual([]);
    expect(document.body.textContent).not.toContain("New crop");
  });

  it("steps back when the last record of the last page is gone", async () => {
    open(10, { address: "page=2" });
    await sees("Crop 10");
    await soon(() => expect(page?.address()).toBe(""));
  });

  it("answers the keys: n adds, / searches, Enter opens the row", async () => {
    open(2);
    await sees("Crop 2");
    const press = (key: string, target: Element = document.body) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    press("/");
    expect(document.activeElement?.getAttribute("type")).toBe("search");
    (document.activeElement as HTMLElement).blur();
    press("Enter", document.querySelector("tbody tr[data-row-key]") as Element);
    await soon(() => expect(page?.address()).toBe(`open=${cropId(1)}`));
  });
});

it("two changes of the address in one moment, such as a form that closes and a search, are both in it", async () => {
  function Both() {
    const { change } = useListView(crop);
    const both = () => {
      change({ open: undefined });
      change({ search: "Crop 7" });
    };
    return <button onClick={both}>Both</button>;
  }
  page = show(<Both />, { fake: fakeRecords(crop, []), address: "open=new" });
  await click("Both");
  await soon(() => expect(page?.address()).toBe("search=Crop+7"));
});

it("a record that cannot be removed says why where removing it would be offered", async () => {
  const fake = fakeRecords(crop, crops(2));
  page = show(<ListScreen module={crop} whyKept={({ id }) => (id === cropId(1) ? "It is your own" : undefined)} />, {
    fake,
  });
  await click("Actions for Crop 1");
  const refused = await control("DeleteIt is your own");
  expect(refused.getAttribute("aria-disabled")).toBe("true");
  refused.click();
  await sees("Total: 2");
  expect(fake.asked.some(({ call }) => call === "remove")).toBe(false);
});

it("whoever may not see the list any more keeps the form in which they are typing, until they leave it", async () => {
  const fake = open(2, { address: `open=${cropId(1)}` });
  await sees("Edit crop: Crop 1");
  type(await field("Code"), "C9");
  await soon(() => expect(page?.dirty()).toBe(true));
  fillPermissions(["test:other:list"]);
  await sees("You do not have permission to edit this record");
  await sees("C9");
  await sees("You do not have permission to view this");
  fillPermissions(["*:*:*"]);
  expect((await field("Code")).value).toBe("C9");
  await click("Save");
  await soon(() => expect(fake.rows[0]).toMatchObject({ code: "C9" }));
});
