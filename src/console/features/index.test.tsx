import { expect, test } from "vitest";
import { featuresIn, withoutTabBar } from "../layout/slots.ts";
import { features } from "./index.ts";

test.each([
  ["1", true],
  ["0", false],
  ["", true],
])("with sys.lang.enable %j the language select is shown: %s (§2)", (value, isShown) => {
  const shown = featuresIn("top-tools", features, (key) => (key === "sys.lang.enable" ? value : ""));
  expect(shown.some(({ name }) => name === "language-select")).toBe(isShown);
});

test.each([
  ["1", true],
  ["0", false],
  ["", false],
])("with sys.sidedrawer.enable %j the side drawer is there: %s (§2)", (value, isThere) => {
  const shown = featuresIn("floating", features, (key) => (key === "sys.sidedrawer.enable" ? value : ""));
  expect(shown.some(({ name }) => name === "side-drawer")).toBe(isThere);
});

test("without a bar of tabs its tools stand among the others, and the way back to the top stays in sight", () => {
  const tools = featuresIn("top-tools", withoutTabBar(features), () => "");
  expect(tools.filter(({ isEssential }) => isEssential).map(({ name }) => name)).toContain("back-to-top");
  expect(tools.map(({ name }) => name)).toContain("page-refresh");
  expect(featuresIn("tabs-end", withoutTabBar(features), () => "")).toEqual([]);
});

test("what is said of the network and of an ended session stands in drawers too", () => {
  const alerts = features.filter(({ isAlert }) => isAlert);
  expect(alerts.map(({ name }) => name)).toEqual(["session/signed-out", "offline"]);
  expect(alerts.every(({ slot }) => slot === "path")).toBe(true);
});
