import { afterEach, expect, test, vi } from "vitest";
import { preference } from "./preferences.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["sidebarStatus", "0"],
  ["language", "lo"],
  ["size", "mini"],
  ["topMenuIndex", 3],
  ["themeColor", "#1F7A5C"],
  ["limit", 50],
] as const)("%s is kept in a cookie of its own for 3650 days and read again (§3, §9)", (name, value) => {
  const write = vi.spyOn(document, "cookie", "set");
  (preference[name].write as (value: unknown) => void)(value);
  expect(write).toHaveBeenCalledOnce();
  const [pair, ...attributes] = write.mock.calls[0]?.[0].split("; ") ?? [];
  expect(pair).toBe(`${name}=${encodeURIComponent(String(value))}`);
  expect(attributes).toEqual(expect.arrayContaining(["Path=/", "SameSite=Strict", `Max-Age=${3650 * 24 * 60 * 60}`]));
  expect(preference[name].read()).toBe(value);
});
