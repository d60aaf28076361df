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
