import { expect, test } from "vitest";
import { fullPath, isExternal, menuTitle } from "./menu.ts";

const meta = {
  title: "字典",
  titleEn: "Dictionaries",
  titleLo: "",
  icon: "",
  noCache: false,
  hidden: false,
  alwaysShow: false,
  requireAuth: true,
  permission: "",
};

test("titles appear by language, in Chinese where a translation is missing (§2)", () => {
  expect(menuTitle(meta, "zh")).toBe("字典");
  expect(menuTitle(meta, "en")).toBe("Dictionaries");
  expect(menuTitle(meta, "lo")).toBe("字典");
});

test.each(["http://a.la", "https://a.la", "mailto:a@a.la", "tel:+856"])("%s is an external link (§2)", (path) => {
  expect(isExternal(path)).toBe(true);
  expect(fullPath(path, "/sys")).toBe(path);
});

test("a relative path hangs below its parent, an absolute one stands alone", () => {
  expect(fullPath("dict", "/sys")).toBe("/sys/dict");
  expect(fullPath("dict", "/sys/")).toBe("/sys/dict");
  expect(fullPath("/sys/dict", "/sys")).toBe("/sys/dict");
  expect(isExternal("/http:")).toBe(false);
});
