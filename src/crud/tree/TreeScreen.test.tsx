import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, control, field, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import { TreeScreen } from "./TreeScreen.tsx";

let page: Shown | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  page?.end();
  vi.restoreAllMocks();
});
const open = (address = "") => {
  // 1 ← 2 ← 3; 4 is separate.
  const fake = fakeRecords(
    crop,
    crops(4).map((row, index) => ({ ...row, parentId: index === 1 || index === 2 ? cropId(index) : null })),
  );
  page = show(<TreeScreen module={crop} />, { fake, address });
  return fake;
};

it("asks for a branch only when it is opened, and remembers which were open", async () => {
  const fake = open();
  await sees("Crop 4");
  expect(document.body.textContent).not.toContain("Crop 2");
  await click("Expand or collapse Crop 1");
  await sees("Crop 2");
  expect(fake.asked.filter(({ call }) => call === "treeList").map(({ args }) => args["parent"])).toEqual([
    undefined,
    cropId(1),
  ]);
  page?.end();
  open();
  await sees("Crop 2");
});

it("says below a record that its branch is coming, why it does not come, and asks again", async () => {
  const { fetch } = open();
  await sees("Crop 4");
  const refused = Promise.withResolvers<never>();
  vi.stubGlobal("fetch", () => refused.promise);
  await click("Expand or collapse Crop 1");
  await soon(() => expect(document.querySelector("td [role=status]")?.textContent).toBe("Loading"));
  refused.reject(new TypeError("Failed to fetch"));
  await sees("The server cannot be reached");
  vi.stubGlobal("fetch", fetch);
  await click("Retry");
  await sees("Crop 2");
});

it("adds a record below the one it was asked for", async () => {
  const fake = open();
  await click("Actions for Crop 4");
  await click("Add child");
  type(await field("Name"), "新");
  type(await field("Code"), "N1");
  await click("Save");
  await soon(() => expect(fake.rows.at(-1)).toMatchObject({ name: "新", parentId: cropId(4) }));
  await soon(() => expect(page?.address()).toBe(""));
});

it("shows the finds of a search as a plain list with what they are part of, and a chosen one in its place", async () => {
  open("search=Crop+3");
  await sees("Crop 3");
  await sees("Total: 1");
  await sees("Crop 1 / Crop 2");
  document.querySelector<HTMLElement>(`tr[data-row-key="${cropId(3)}"]`)?.click();
  await soon(() => expect(document.activeElement?.getAttribute("data-row-key")).toBe(cropId(3)));
  await sees("Crop 4");
  await soon(() => expect(page?.address()).toBe(""));
});

const rowsOf = (n: number) => document.querySelectorAll(`tr[data-row-key="${cropId(n)}"]`).length;
const isAt = (n: number) => soon(() => expect(document.activeElement?.getAttribute("data-row-key")).toBe(cropId(n)));

it("moves a record below another one, never below itself, and back; it stands once and is shown where it went", async () => {
  const fake = open();
  await click("Actions for Crop 1");
  await click("Move to…");
  await sees("Already here");
  await click("Crop 4");
  await click("Move under “Crop 4”");
  await soon(() => expect(fake.rows[0]).toMatchObject({ parentId: cropId(4) }));
  await isAt(1);
  await soon(() => expect(rowsOf(1)).toBe(1));
  (document.activeElement as HTMLElement).blur();
  await click("Undo");
  await soon(() => expect(fake.rows[0]).toMatchObject({ parentId: null }));
  await isAt(1);
  await soon(() => expect(rowsOf(1)).toBe(1));
});

it("shows a record again whose removal was taken back", async () => {
  open();
  await click("Actions for Crop 4");
  await click("Delete");
  await soon(() => expect(rowsOf(4)).toBe(0));
  await click("Undo");
  await isAt(4);
});

/** Without layout no row would be outside of the viewport. */
const drawInRows = () => vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(40);

it("shows a record far down among more siblings than come at once: read on, scrolled to and only then drawn", async () => {
  drawInRows();
  const fake = fakeRecords(
    crop,
    crops(450).map((row, index) => ({ ...row, parentId: index === 0 ? null : cropId(1) })),
  );
  page = show(<TreeScreen module={crop} />, { fake, address: `at=${cropId(430)}` });
  await isAt(430);
  await soon(() => expect(page?.address()).toBe(""));
  const parts = fake.asked.filter(({ call, args }) => call === "treeList" && args["parent"] === cropId(1));
  expect(parts.map(({ args }) => (args["page"] as { page: number }).page)).toEqual([1, 2, 3]);
  expect(document.querySelectorAll("tr[data-row-key]").length).toBeLessThan(100);
});

it("offers to go on in each of the branches that end at one line", async () => {
  drawInRows();
  // 1 and its 200th child, the last of the first part, have more children than one part.
  const fake = fakeRecords(
    crop,
    crops(402).map((row, index) => ({
      ...row,
      parentId: index === 0 ? null : cropId(index <= 200 || index === 401 ? 1 : 201),
    })),
  );
  sessionStorage.setItem("terrace.tree./test/crop", [cropId(1), cropId(201)].join(","));
  page = show(<TreeScreen module={crop} />, { fake, address: `at=${cropId(401)}` });
  await isAt(401);
  await control("Show more under Crop 201");
  await control("Show more under Crop 1");
});
