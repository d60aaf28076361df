import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_THEME_COLOR } from "../../../contract/preferences/preferences.ts";
import { preference } from "../../../web/preferences/preferences.ts";
import { contrast } from "../../../web/theme/oklch.ts";
import { NEUTRALS } from "../../../web/theme/neutrals.ts";
import { ramp } from "../../../web/theme/ramp.ts";
import { THEME_STYLE_ID } from "../../../web/theme/apply-theme.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { THEME_PRESETS } from "./presets.ts";
import { ThemeSelect } from "./ThemeSelect.tsx";

let running: Frame;
beforeEach(async () => {
  running = frame(<ThemeSelect />, []);
  (await found("button[aria-label=Appearance]")).click();
});
afterEach(() => {
  running.end();
  preference.themeColor.write(DEFAULT_THEME_COLOR);
  preference.colorScheme.write("system");
});

const shows = (color: string) =>
  vi.waitFor(() =>
    expect(document.getElementById(THEME_STYLE_ID)?.textContent).toContain(`--accent:${ramp(color, "light").solid}`),
  );
const write = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

test("twelve colours to choose from, the first #409EFF; each is readable in light and dark (§2, §9)", () => {
  expect(new Set(THEME_PRESETS.map(({ color }) => color)).size).toBe(12);
  expect(THEME_PRESETS[0].color).toBe("#409EFF");
  for (const { color } of THEME_PRESETS)
    for (const scheme of ["light", "dark"] as const) {
      const { text, solid, onSolid } = ramp(color, scheme);
      expect(contrast(text, NEUTRALS[scheme].surface), `${color} ${scheme}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onSolid, solid), `on ${color} ${scheme}`).toBeGreaterThanOrEqual(4.5);
    }
});

test("a chosen colour is on the page at once and kept; reset brings #409EFF back", async () => {
  await shows(DEFAULT_THEME_COLOR);
  (await found("input[type=radio][aria-label=Terrace]")).click();
  await shows("#1F8A5B");
  expect(preference.themeColor.read()).toBe("#1F8A5B");
  (await found("button", "Reset")).click();
  await shows(DEFAULT_THEME_COLOR);
});

test("another colour applies once its code is complete, and live from the browser's picker", async () => {
  const code = await found<HTMLInputElement>("input[aria-label='Colour code']");
  write(code, "#7c3a");
  write(code, "7c3aed");
  await shows("#7C3AED");
  write(await found<HTMLInputElement>("input[type=color]"), "#d97706");
  await shows("#D97706");
  expect(preference.themeColor.read()).toBe("#D97706");
});

test("light, dark or the system's scheme is chosen in the same panel, which Escape closes", async () => {
  const dark = (await found("label", "Dark")).querySelector("input");
  dark?.click();
  await vi.waitFor(() => expect(document.documentElement.dataset["scheme"]).toBe("dark"));
  const panel = await found("[role=dialog]");
  panel.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await vi.waitFor(() =>
    expect(document.querySelector("button[aria-label=Appearance]")?.getAttribute("aria-expanded")).toBe("false"),
  );
});
