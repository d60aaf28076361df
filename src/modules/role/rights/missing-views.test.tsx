import { afterEach, expect, test, vi } from "vitest";
import { fakeRecords } from "../../../crud/testing/fake-records.web.ts";
import { crop } from "../../../crud/testing/crop.web.ts";
import { click, misses, sees, show, type Shown } from "../../../crud/testing/show.tsx";
import type { RightEntry } from "../role-calls.ts";
import { rightsTree, type Right } from "./rights-tree.ts";
import { RightsGrid } from "./RightsGrid.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const entry = (id: string, type: RightEntry["type"], more: Partial<RightEntry>): RightEntry => ({
  id,
  parentId: null,
  type,
  title: id,
  titleEn: id,
  titleLo: id,
  permission: "",
  reading: "",
  isGranted: false,
  canChange: true,
  needs: [],
  ...more,
});
const tree = (canChange: boolean) =>
  rightsTree([
    entry("Farms", "2", { permission: "cms:farm:list", canChange }),
    entry("Crops", "2", { permission: "cms:crop:list", isGranted: true }),
    entry("Edit", "3", {
      parentId: "Crops",
      permission: "cms:crop:update",
      isGranted: true,
      needs: ["cms:farm:list"],
    }),
  ]);
const grid = (canChange: boolean, onTick: (rights: readonly Right[], isOn: boolean) => void) => (
  <RightsGrid
    branches={tree(canChange)}
    search=""
    touched={new Map()}
    closed={new Set()}
    isReadOnly={false}
    onTick={onTick}
    onToggle={() => {}}
  />
);

test("what a form cannot choose for want of a view is said beside its right, and one press adds the view", async () => {
  const onTick = vi.fn<(rights: readonly Right[], isOn: boolean) => void>();
  page = show(grid(true, onTick), { fake: fakeRecords(crop, []) });
  await sees("Without View, the form cannot choose: Farms");
  await click("Add View");
  expect(onTick.mock.calls.map(([rights, isOn]) => [rights.map(({ key }) => key), isOn])).toEqual([[["Farms"], true]]);
});

test("whoever may not grant the view is told of it all the same", async () => {
  page = show(
    grid(false, () => {}),
    { fake: fakeRecords(crop, []) },
  );
  await sees("Without View, the form cannot choose: Farms");
  await misses("Add View");
});
