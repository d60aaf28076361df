import { afterEach, expect, test, vi } from "vitest";
import { isPressed, keyNames } from "./shortcut.ts";

const on = (platform: string) => vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
const key = (name: string, held: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key: name, ...held });
afterEach(() => vi.restoreAllMocks());

test.each([
  ["Linux x86_64", key("k", { ctrlKey: true }), "Mod+K", true],
  ["Linux x86_64", key("K", { ctrlKey: true, shiftKey: true }), "Mod+K", false],
  ["Linux x86_64", key("k", { metaKey: true }), "Mod+K", false],
  ["Linux x86_64", key("k"), "Mod+K", false],
  ["MacIntel", key("k", { metaKey: true }), "Mod+K", true],
  ["MacIntel", key("k", { ctrlKey: true }), "Mod+K", false],
  ["Linux x86_64", key("?", { shiftKey: true }), "?", true],
  ["Linux x86_64", key("/"), "/", true],
  ["Linux x86_64", key("n", { altKey: true }), "n", false],
  ["Linux x86_64", key("N", { shiftKey: true }), "n", false],
  ["Linux x86_64", key("ArrowRight"), "ArrowLeft|ArrowRight", true],
  // A Lao keyboard.
  ["Linux x86_64", key("າ", { code: "KeyK", ctrlKey: true }), "Mod+K", true],
  ["Linux x86_64", key("ຫ", { code: "KeyS", ctrlKey: true }), "Mod+K", false],
  ["Linux x86_64", key("ຝ", { code: "Slash" }), "/", true],
  ["Linux x86_64", key("ຝ", { code: "Slash", shiftKey: true }), "?", true],
  ["Linux x86_64", key("ຝ", { code: "Slash" }), "?", false],
])("on %s %s is %s: %s", (platform, event, keys, isIt) => {
  on(platform);
  expect(isPressed(event, keys)).toBe(isIt);
});

test("keys are named as this keyboard prints them", () => {
  on("Win32");
  expect(["Mod+K", "?", "n", "ArrowLeft|ArrowRight", "Control Enter"].map(keyNames)).toEqual([
    ["Ctrl", "K"],
    ["?"],
    ["N"],
    ["←", "→"],
    ["Ctrl", "Enter"],
  ]);
  on("MacIntel");
  expect(["Mod+K", "Control Enter", "Delete"].map(keyNames)).toEqual([["⌘", "K"], ["⌃", "↩"], ["⌦"]]);
});
