import { expect, test } from "vitest";
import { featuresIn } from "../layout/slots.ts";
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
