import { expect, test } from "vitest";
import type { MenuBranch } from "../menu-admin.ts";
import { parentChoices, type ParentChoice } from "./menu-form-values.ts";

const branch = (id: string, type: string, children: readonly MenuBranch[] = [], parentId: string | null = null) =>
  ({ id, type, parentId, path: `/${id}`, isDeclared: false, children }) as unknown as MenuBranch;
const EDIT = branch("edit", "4", [], "list");
const BRANCHES = [
  branch("system", "1", [branch("list", "2", [EDIT, branch("add", "3", [], "list")], "system")]),
  branch("content", "1", [branch("news", "2", [], "content")]),
];
const shape = (choices: readonly ParentChoice[]): unknown[] =>
  choices.map((each) => [each.isAncestorOnly ? `(${each.branch.id})` : each.branch.id, ...shape(each.below)]);

test("parents are offered as the tree they are, without pages that stand in no menu, unless the entry hangs there", () => {
  expect(shape(parentChoices(BRANCHES, branch("new", "2", [], "none")))).toEqual([
    ["system", ["list"]],
    ["content", ["news"]],
  ]);
  // Buttons can be placed below pages; directories are only ancestors of those.
  expect(shape(parentChoices(BRANCHES, branch("new", "3", [], "none")))).toEqual([
    ["(system)", ["list"]],
    ["(content)", ["news"]],
  ]);
  expect(shape(parentChoices(BRANCHES, branch("new", "3", [], "edit")))).toEqual([
    ["(system)", ["list", ["edit"]]],
    ["(content)", ["news"]],
  ]);
  expect(shape(parentChoices(BRANCHES, BRANCHES[1] as MenuBranch))).toEqual([["system"]]);
});
