import { expect, it } from "vitest";
import { SIZES } from "../../contract/preferences/preferences.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { antdTheme } from "./antd-theme.ts";

const all = (["light", "dark"] as const).flatMap((scheme) =>
  SIZES.flatMap((size) => LANGUAGES.map((language) => ({ scheme, size, language }))),
);

it.each(all)("is whole in $scheme, $size, $language", (choice) => {
  const theme = antdTheme({ themeColor: "#409EFF", ...choice });
  expect(theme.zeroRuntime).toBe(true);
  // a token set to undefined becomes an invalid variable
  expect(
    JSON.stringify({ ...theme.token, ...theme.components }, (_key, value: unknown) =>
      value === undefined || Number.isNaN(value) ? "MISSING" : value,
    ),
  ).not.toContain("MISSING");
  if (choice.language === "lo") expect(theme.token?.lineHeight).toBeGreaterThanOrEqual(1.75);
});

it("makes rows 40 px at the default size", () => {
  const theme = antdTheme({ themeColor: "#409EFF", scheme: "light", size: "small", language: "zh" });
  const padding = theme.components?.Table?.cellPaddingBlockMD ?? 0;
  expect(Math.round(14 * 1.5715) + padding * 2 + 1).toBe(40);
});
