import { afterEach, beforeEach, expect, it } from "vitest";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, field, misses, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import { TreeScreen } from "./TreeScreen.tsx";

let page: Shown | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => page?.end());
const open = (address = "") => {
  // 1 ← 2 ← 3; 4 stands alone.
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
  await click("Open or close Crop 1");
  await sees("Crop 2");
  expect(fake.asked.filter(({ call }) => call === "treeList").map(({ args }) => args["parent"])).toEqual([
    undefined,
    cropId(1),
  ]);
  page?.end();
  open();
  await sees("Crop 2");
});

it("adds a record below the one it was asked for", async () => {
  const fake = open();
  await click("Actions for Crop 4");
  await click("Add below");
  type(await field("Name"), "新");
  type(await field("Code"), "N1");
  await click("Save");
  await soon(() => expect(fake.rows.at(-1)).toMatchObject({ name: "新", parentId: cropId(4) }));
  await soon(() => expect(page?.address()).toBe(""));
});

it("shows the finds of a search as a plain list from every level", async () => {
  open("search=Crop+3");
  await sees("Crop 3");
  await sees("1 in all");
  await misses("Crop 1");
});
