import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_THEME_COLOR } from "../../../contract/preferences/preferences.ts";
import { personal } from "../../../web/preferences/personal.ts";
import { preference } from "../../../web/preferences/preferences.ts";
import { contrast } from "../../../web/theme/oklch.ts";
import { NEUTRALS } from "../../../web/theme/light-and-dark.ts";
import { ramp } from "../../../web/theme/ramp.ts";
import { THEME_STYLE_ID } from "../../../web/theme/apply-theme.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { THEME_PRESETS } from "./presets.ts";
import { Preferences } from "./Preferences.tsx";

let running: Frame;
beforeEach(async () => {
  running = frame(<Preferences />, []);
  (await found("button[aria-label=Preferences]")).click();
});
afterEach(() => {
  running.end();
  preference.themeColor.write(DEFAULT_THEME_COLOR);
  preference.colorScheme.write("system");
  preference.size.write("small");
  preference.sidebarStatus.write("1");
  personal.write("density", "normal");
  personal.write("hasTabs", true);
  personal.write("newTab", "end");
  personal.write("motion", "system");
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

test("light, dark or the system's scheme is chosen in the same panel, which closes", async () => {
  const dark = (await found("label", "Dark")).querySelector("input");
  dark?.click();
  await vi.waitFor(() => expect(document.documentElement.dataset["scheme"]).toBe("dark"));
  (await found("button[aria-label='Close preferences']")).click();
  await vi.waitFor(() =>
    expect(document.querySelector("button[aria-label=Preferences]")?.getAttribute("aria-expanded")).toBe("false"),
  );
});

test("size, row height, menu, tabs, the place of new tabs and motion are chosen in the same panel, at once", async () => {
  const choose = async (title: string, value: string) => {
    const group = await found(`[aria-label='${title}']`);
    const label = [...group.querySelectorAll("label")].find(({ textContent }) => textContent?.includes(value));
    label?.querySelector("input")?.click();
  };
  await choose("Font size", "Small");
  await vi.waitFor(() => expect(preference.size.read()).toBe("mini"));
  await choose("Row height", "Compact");
  expect(personal.read("density")).toBe("compact");
  await choose("Left menu", "Icons only");
  expect(preference.sidebarStatus.read()).toBe("0");
  await choose("Tab bar", "Hidden");
  expect(personal.read("hasTabs")).toBe(false);
  await choose("New tabs", "Beside this page");
  expect(personal.read("newTab")).toBe("beside");
  await choose("Motion", "None");
  await vi.waitFor(() => expect(document.documentElement.dataset["motion"]).toBe("none"));
});
