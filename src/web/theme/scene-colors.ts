import { fromHex, toHex } from "./oklch.ts";
import type { Scheme } from "./light-and-dark.ts";

/** Colours of the landscape drawing, from far to near, tinted by the theme colour. */
export interface SceneColors {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly sun: string;
  readonly cloud: string;
  readonly ridgeFar: string;
  readonly ridgeMiddle: string;
  readonly ridgeNear: string;
  readonly fieldFar: string;
  readonly fieldMiddle: string;
  readonly fieldNear: string;
  readonly bank: string;
  readonly water: string;
  readonly waterLight: string;
  readonly grain: string;
  readonly shade: string;
  /** Text on the upper sky. */
  readonly ink: string;
}

// The seed's hue is pulled towards the green of rice, so that fields look like fields with any theme colour.
const RICE = 136;
const towards = (hue: number, goal: number, part: number): number => {
  const turn = ((goal - hue + 540) % 360) - 180;
  return (hue + turn * part + 360) % 360;
};

export function sceneColors(seed: string, scheme: Scheme): SceneColors {
  const { h, c } = fromHex(seed);
  const sky = c < 0.03 ? 235 : h;
  const land = towards(sky, RICE, 0.9);
  const water = towards(sky, 225, 0.5);
  const pick = (light: readonly [number, number], dark: readonly [number, number], hue: number) => {
    const [l, chroma] = scheme === "light" ? light : dark;
    return toHex({ l, c: chroma, h: hue });
  };
  return {
    skyTop: pick([0.895, 0.05], [0.185, 0.035], sky),
    skyLow: pick([0.972, 0.028], [0.325, 0.045], scheme === "light" ? 78 : sky),
    sun: pick([0.91, 0.105], [0.9, 0.045], 84),
    cloud: pick([0.99, 0.008], [0.27, 0.035], sky),
    ridgeFar: pick([0.85, 0.038], [0.295, 0.042], towards(sky, 215, 0.35)),
    ridgeMiddle: pick([0.78, 0.045], [0.262, 0.038], towards(sky, 185, 0.5)),
    ridgeNear: pick([0.665, 0.06], [0.235, 0.034], towards(sky, 160, 0.75)),
    fieldFar: pick([0.775, 0.105], [0.355, 0.05], land - 8),
    fieldMiddle: pick([0.7, 0.12], [0.315, 0.052], land),
    fieldNear: pick([0.61, 0.115], [0.27, 0.046], land + 4),
    bank: pick([0.5, 0.09], [0.2, 0.032], land + 6),
    water: pick([0.86, 0.042], [0.42, 0.05], water),
    waterLight: pick([0.955, 0.028], [0.55, 0.045], scheme === "light" ? towards(water, 90, 0.5) : water),
    grain: pick([0.85, 0.115], [0.47, 0.065], 96),
    shade: pick([0.33, 0.05], [0.13, 0.02], land + 10),
    ink: pick([0.27, 0.045], [0.95, 0.012], sky),
  };
}
