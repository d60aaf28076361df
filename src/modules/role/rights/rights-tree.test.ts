import { expect, test } from "vitest";
import {
  rightsBelow,
  rightsTree,
  searchBranches,
  ticksOf,
  changeTicks,
  copiedRights,
  grantedIds,
  lacksView,
  missingViews,
  rightTitle,
  viewsIn,
  withViews,
} from "./rights-tree.ts";
import type { RightEntry } from "../role-calls.ts";

const entry = (id: string, parentId: string | null, type: RightEntry["type"], more: Partial<RightEntry> = {}) => ({
  id,
  parentId,
  type,
  title: id,
  titleEn: "",
  titleLo: "",
  permission: "",
  reading: "",
  needs: [],
  isGranted: false,
  canChange: true,
  ...more,
});
const entries: readonly RightEntry[] = [
  entry("system", null, "1"),
  entry("dict", "system", "2", { permission: "sys:dict:list", title: "字典", reading: "zi dian", isGranted: true }),
  entry("dict form", "dict", "4", { permission: "sys:dict:list" }),
  entry("dict view", "dict", "3", { permission: "sys:dict:list", title: "查看" }),
  entry("dict add", "dict", "3", { permission: "sys:dict:add", title: "新建", titleLo: "ເພີ່ມ" }),
  entry("role", "system", "2", { permission: "sys:role:list", title: "角色", reading: "jiao se" }),
  entry("role delete", "role", "3", { permission: "sys:role:delete", canChange: false, isGranted: true }),
  entry("lost", "round", "1"),
  entry("round", "lost", "1"),
];
const tree = rightsTree(entries);
const all = tree.flatMap(rightsBelow);

test("a page, its form and its button of one code are one right; parents are half ticked; circles are left out (AZ-11)", () => {
  expect(all.map(({ ids }) => ids)).toEqual([
    ["dict", "dict form", "dict view"],
    ["dict add"],
    ["role"],
    ["role delete"],
  ]);
  const [system] = tree;
  expect(ticksOf(system ? rightsBelow(system) : [], new Map())).toBe("some");
});

test("only what was touched changes: what is granted in part or beyond oneself stays exactly so", () => {
  const whole = changeTicks(new Map(), all, true);
  expect(grantedIds(entries, all, whole).toSorted()).toEqual(["dict", "dict add", "role", "role delete"]);
  const none = changeTicks(whole, all, false);
  expect(grantedIds(entries, all, none)).toEqual(["role delete"]);
  expect(grantedIds(entries, all, changeTicks(none, all.slice(0, 1), true)).toSorted()).toEqual([
    "dict",
    "role delete",
  ]);
});

test("an action is ticked with the right to open its page; without that right the page is marked", () => {
  const [, add] = all;
  const without = changeTicks(new Map(), all.slice(0, 1), false);
  const ticked = changeTicks(without, withViews(tree, add ? [add] : []), true);
  expect(grantedIds(entries, all, ticked).toSorted()).toEqual(["dict", "dict add", "role delete"]);
  const dict = tree[0]?.children.find((branch) => branch.entry.id === "dict");
  const marked = (touched: typeof ticked) => dict && lacksView(dict, touched);
  expect([ticked, changeTicks(ticked, all.slice(0, 1), false), without].map(marked)).toEqual([false, true, false]);
});

test.for([
  ["zd", ["dict"]],
  ["ເພີ່ມ", ["dict"]],
  ["角", ["role"]],
  ["role:delete", ["role"]],
  ["nothing", []],
] as const)("%s is found with what it hangs from", ([question, pages]) => {
  expect(searchBranches(tree, question).flatMap(({ children }) => children.map((child) => child.entry.id))).toEqual(
    pages,
  );
});

test("a copied role gets exactly what the other has, and it is told where some of it may not be granted", () => {
  const copied = (granted: readonly string[]) => {
    const source = rightsTree(entries.map((each) => ({ ...each, isGranted: granted.includes(each.id) })));
    const { rights, isPart } = copiedRights(all, source.flatMap(rightsBelow));
    return [rights.map(({ key }) => key), isPart];
  };
  expect(copied(["dict add"])).toEqual([["dict add"], false]); // without its page, as there
  expect(copied(["dict", "role delete"])).toEqual([["dict"], true]);
  expect(copied([])).toEqual([[], false]);
});

test("the right on Home says what it does: everybody may open it, and a role puts it into the menu", () => {
  const [home, page] = rightsTree([entry("dashboard", null, "2"), entry("report", null, "2")]).flatMap(rightsBelow);
  expect(home && rightTitle(home, "Home", "en")).toBe("Show in the menu");
  expect(page && rightTitle(page, "Report", "en")).toBe("View");
});

test("a form whose references cannot be chosen says which page's view is missing, until that is ticked", () => {
  const tilled = rightsTree([
    entry("farm", null, "2", { permission: "cms:farm:list" }),
    entry("crop", null, "2", { permission: "cms:crop:list", isGranted: true }),
    entry("crop update", "crop", "3", { permission: "cms:crop:update", needs: ["cms:farm:list"] }),
  ]);
  const rights = tilled.flatMap(rightsBelow);
  const crop = tilled.find(({ entry: { id } }) => id === "crop");
  const missing = (touched: ReturnType<typeof changeTicks>) =>
    crop && missingViews(crop, viewsIn(tilled), touched).map(({ page }) => page.id);
  const update = changeTicks(new Map(), rights.slice(2), true);
  expect(missing(new Map())).toEqual([]);
  expect(missing(update)).toEqual(["farm"]);
  expect(missing(changeTicks(update, rights.slice(0, 1), true))).toEqual([]);
});
