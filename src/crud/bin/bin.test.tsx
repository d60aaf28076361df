import { afterEach, expect, test } from "vitest";
import { personal } from "../../web/preferences/personal.ts";
import { ListScreen } from "../list/ListScreen.tsx";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, sees, show, soon, type Shown } from "../testing/show.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

test("the recycle bin tells when and by whom a record was deleted, the last first, whatever columns are chosen", async () => {
  personal.write("columns", { [crop.path]: ["name"] });
  const fake = fakeRecords(crop, crops(2));
  fake.rows = fake.rows.map((row) => ({
    ...row,
    isRemoved: true,
    updatedAt: "2026-07-01T04:05:00Z",
    deletedBy: row.id === cropId(1) ? "Li Na" : "系统管理员",
  }));
  page = show(<ListScreen module={crop} />, { fake, address: "bin=1" });
  await sees("Li Na");
  await sees("System administrator");
  await sees("1 Jul 2026");
  expect([...document.querySelectorAll("thead th")].map((cell) => cell.textContent)).toContain("Deleted / By");
  expect(fake.asked.findLast(({ call }) => call === "list")?.args).toMatchObject({
    isBin: true,
    sort: [{ field: "updatedAt", isDescending: true }],
  });
  personal.write("columns", {});
});

test("columns that are of no use in the recycle bin leave their room to the others, unless they are chosen", async () => {
  const cells = { code: Object.assign(({ row }: { row: { id: string } }) => row.id, { notInBin: true as const }) };
  const heads = () => [...document.querySelectorAll("thead th")].map((cell) => cell.textContent);
  const fake = fakeRecords(crop, crops(2));
  page = show(<ListScreen module={crop} cells={cells} />, { fake });
  await soon(() => expect(heads()).toContain("Code"));
  page.end();
  fake.rows = fake.rows.map((row) => ({
    ...row,
    isRemoved: true,
    updatedAt: "2026-07-01T04:05:00Z",
    deletedBy: "Li Na",
  }));
  page = show(<ListScreen module={crop} cells={cells} />, { fake, address: "bin=1" });
  await soon(() => expect(heads()).toContain("Price"));
  expect(heads()).not.toContain("Code");
  page.end();
  page = show(<ListScreen module={crop} cells={cells} />, { fake, address: "bin=1&columns=name,code" });
  await soon(() => expect(heads()).toContain("Code"));
});

test("an order that was chosen in the recycle bin stays there", async () => {
  const fake = fakeRecords(crop, crops(2));
  page = show(<ListScreen module={crop} />, { fake, address: "bin=1&sort=name" });
  await click("Back to the list");
  await soon(() => expect(page?.address()).toBe(""));
});
