import { describe, expect, it } from "vitest";
import { NEUTRALS, type Scheme } from "./light-and-dark.ts";
import { contrast, fromHex, toHex } from "./oklch.ts";
import { chartColors, ramp, STATUS_SEEDS } from "./ramp.ts";
import { sceneColors } from "./scene-colors.ts";

const THEME_COLORS = [
  "#409eff",
  "#1f7a5c",
  "#d97706",
  "#facc15",
  "#e11d48",
  "#7c3aed",
  "#06b6d4",
  "#84cc16",
  "#6b7280",
  "#f9a8d4",
  "#000000",
  "#ffffff",
];
const SCHEMES: readonly Scheme[] = ["light", "dark"];
const cases = SCHEMES.flatMap((scheme) =>
  [...THEME_COLORS, ...Object.values(STATUS_SEEDS)].map((seed) => ({ seed, scheme })),
);

describe("the greys", () => {
  it.each(SCHEMES)("leave what cannot be pressed readable in %s", (scheme) => {
    const { textDisabled, surface, surfaceSunken, surfaceRaised, surfaceHover, bg } = NEUTRALS[scheme];
    for (const ground of [surface, surfaceSunken, surfaceRaised, surfaceHover, bg])
      expect(contrast(textDisabled, ground), `${textDisabled} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

describe("a theme colour's ramp", () => {
  it.each(cases)("keeps every text readable from $seed in $scheme", ({ seed, scheme }) => {
    const colors = ramp(seed, scheme);
    const { surface, bg, surfaceRaised, surfaceHover } = NEUTRALS[scheme];
    for (const fill of [colors.solid, colors.solidHover, colors.solidActive])
      expect(contrast(colors.onSolid, fill), `on ${fill}`).toBeGreaterThanOrEqual(4.5);
    for (const fill of [colors.deep, colors.deepHover, colors.deepActive])
      expect(contrast("#ffffff", fill), `white on ${fill}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.deep, surface), `${colors.deep} seen`).toBeGreaterThanOrEqual(2);
    for (const ground of [surface, bg, surfaceRaised, surfaceHover, colors.soft, colors.softHover]) {
      for (const text of [colors.text, colors.textHover, colors.onSoft])
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.focus, ground), `ring on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (const ink of [NEUTRALS[scheme].text, NEUTRALS[scheme].textSecondary])
      expect(contrast(ink, colors.softHover)).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps text readable whatever colour somebody mixes", () => {
    for (const scheme of SCHEMES)
      for (let h = 0; h < 360; h += 20)
        for (const l of [0.05, 0.35, 0.65, 0.95])
          for (const c of [0.02, 0.12, 0.3]) {
            const seed = toHex({ l, c, h });
            const { text, solid, onSolid, deep, soft } = ramp(seed, scheme);
            for (const [ink, ground] of [
              [text, NEUTRALS[scheme].surface],
              [text, soft],
              [onSolid, solid],
              ["#ffffff", deep],
            ] as const)
              expect(contrast(ink, ground), `${seed} ${scheme} ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
  });

  it.each(cases)("shows what is pressed from $seed in $scheme", ({ seed, scheme }) => {
    const { solid, solidHover, solidActive } = ramp(seed, scheme);
    if (solid !== "#000000" && solid !== "#ffffff") expect(new Set([solid, solidHover, solidActive]).size).toBe(3);
  });

  it("keeps the hue of the colour that was chosen", () => {
    for (const scheme of SCHEMES)
      expect(Math.abs(fromHex(ramp("#409eff", scheme).solid).h - fromHex("#409eff").h)).toBeLessThan(12);
  });

  it("gives charts eight different colours that stand out from the page", () => {
    for (const { seed, scheme } of cases) {
      const colors = chartColors(seed, scheme);
      expect(new Set(colors).size).toBe(8);
      for (const color of colors) expect(contrast(color, NEUTRALS[scheme].surface)).toBeGreaterThanOrEqual(2.5);
    }
  });

  it("keeps the words over the drawn sky readable", () => {
    for (const { seed, scheme } of cases) {
      const colors = sceneColors(seed, scheme);
      for (const sky of [colors.skyTop, colors.skyLow, colors.cloud])
        expect(contrast(colors.ink, sky), `${seed} ${scheme}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the greys", () => {
  it.each(SCHEMES)("keep text readable and inputs visible in %s", (scheme) => {
    const {
      surface,
      bg,
      surfaceSunken,
      surfaceRaised,
      surfaceHover,
      text,
      textSecondary,
      textTertiary,
      controlBorder,
    } = NEUTRALS[scheme];
    for (const ground of [surface, bg, surfaceSunken, surfaceRaised, surfaceHover]) {
      for (const ink of [text, textSecondary, textTertiary])
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of [surface, bg, surfaceRaised])
      expect(contrast(controlBorder, ground), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

describe("oklch", () => {
  it("comes back to the same colour", () => {
    for (const hex of THEME_COLORS) expect(toHex(fromHex(hex))).toBe(hex);
  });
});
