import { expect, it } from "vitest";
import { PREFERENCE_READERS } from "./preferences.ts";

it("takes what a browser kept if it is a value, and the default of §9 if it is not", () => {
  expect(PREFERENCE_READERS.language("lo")).toBe("lo");
  expect(PREFERENCE_READERS.language("xx")).toBe("zh");
  expect(PREFERENCE_READERS.size(undefined)).toBe("small");
  expect(PREFERENCE_READERS.size("mini")).toBe("mini");
  expect(PREFERENCE_READERS.sidebarStatus("0")).toBe("0");
  expect(PREFERENCE_READERS.topMenuIndex("3")).toBe(3);
  expect(PREFERENCE_READERS.topMenuIndex("-1")).toBe(0);
  expect(PREFERENCE_READERS.themeColor("#1F7A5C")).toBe("#1F7A5C");
  for (const hostile of ["red", "#fff", "#12345g", "#000000;}body{}", "</style>"])
    expect(PREFERENCE_READERS.themeColor(hostile)).toBe("#409EFF");
  expect(PREFERENCE_READERS.colorScheme("dark")).toBe("dark");
  expect(PREFERENCE_READERS.colorScheme("")).toBe("system");
});

it.each(["0", "-1", "1.5", "1e3", "201", "9007199254740993", "99999999999999999999", "ten", "", " 5"])(
  "does not take %j rows on a page (IN-07)",
  (text) => {
    expect(PREFERENCE_READERS.limit(text)).toBe(10);
  },
);
