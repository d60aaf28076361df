import { contrast, fromHex, toHex, type Oklch } from "./oklch.ts";
import { NEUTRALS, type Scheme } from "./light-and-dark.ts";

/** All colours of one hue, as `#rrggbb`. Text has 4.5 : 1 on its background, `focus` 3 : 1; `line` only separates. */
export interface Ramp {
  /** Filled controls. */
  readonly solid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  readonly onSolid: string;
  /** Fills with white marks in any hue: antd's ticks and knobs are white. */
  readonly deep: string;
  readonly deepHover: string;
  readonly deepActive: string;
  /** Links and coloured text on any surface. */
  readonly text: string;
  readonly textHover: string;
  /** Tags, selected rows and menu entries. */
  readonly soft: string;
  readonly softHover: string;
  readonly line: string;
  readonly onSoft: string;
  readonly focus: string;
}

const READABLE = 4.5;
const VISIBLE = 3;
const WHITE = "#ffffff";

/** The first colour from lightness `start` in `direction` that satisfies; the end of the scale if none does. */
const seek = (color: Oklch, start: number, direction: 1 | -1, isEnough: (hex: string) => boolean): Oklch => {
  for (let l = start; l >= 0 && l <= 1; l += direction * 0.005)
    if (isEnough(toHex({ ...color, l }))) return { ...color, l };
  return { ...color, l: direction === 1 ? 1 : 0 };
};

const shift = (color: Oklch, by: number): string => toHex({ ...color, l: color.l + by });

const solidOf = (seed: Oklch, scheme: Scheme) => {
  const { surface, text } = NEUTRALS[scheme];
  const ink = scheme === "light" ? text : NEUTRALS.dark.bg;
  // A light hue (yellow, lime) dark enough for white text would look muddy: it stays bright and gets dark text.
  const darkened = seek(
    seed,
    Math.min(seed.l, scheme === "light" ? 0.72 : 0.62),
    -1,
    (hex) => contrast(hex, WHITE) >= READABLE,
  );
  const isWhite = seed.l - darkened.l <= 0.2 && contrast(toHex(darkened), surface) >= VISIBLE * 0.6;
  const solid = isWhite
    ? darkened
    : seek(seed, Math.max(seed.l, 0.7), 1, (hex) => contrast(hex, ink) >= READABLE * 1.2);
  // The hover step moves away from the text colour, so the contrast only grows.
  const step = isWhite ? -0.035 : 0.03;
  return {
    solid: toHex(solid),
    solidHover: shift(solid, step),
    solidActive: shift(solid, step * 2),
    onSolid: isWhite ? WHITE : ink,
  };
};

const deepOf = (seed: Oklch, scheme: Scheme) => {
  const start = scheme === "light" ? Math.min(seed.l, 0.72) : Math.min(Math.max(seed.l, 0.56), 0.62);
  const deep = seek(seed, start, -1, (hex) => contrast(hex, WHITE) >= READABLE);
  return { deep: toHex(deep), deepHover: shift(deep, -0.035), deepActive: shift(deep, -0.07) };
};

/** All colours of one hue, from a seed `#rrggbb`, for one colour scheme. */
export function ramp(seedHex: string, scheme: Scheme): Ramp {
  const seed = fromHex(seedHex);
  const neutrals = NEUTRALS[scheme];
  const isLight = scheme === "light";
  const soft = toHex({ ...seed, l: isLight ? 0.962 : 0.27, c: Math.min(seed.c, isLight ? 0.022 : 0.045) });
  const softHover = toHex({ ...seed, l: isLight ? 0.935 : 0.315, c: Math.min(seed.c, isLight ? 0.036 : 0.055) });
  const grounds = [neutrals.surface, neutrals.bg, neutrals.surfaceHover, neutrals.surfaceRaised, soft, softHover];
  const away = isLight ? -1 : 1;
  const readable = (ratio: number) => (hex: string) => grounds.every((ground) => contrast(hex, ground) >= ratio);
  const text = seek(
    { ...seed, c: Math.min(seed.c, isLight ? 0.2 : 0.14) },
    isLight ? Math.min(seed.l, 0.6) : Math.max(seed.l, 0.72),
    away,
    readable(READABLE),
  );
  const focus = seek(seed, isLight ? Math.min(seed.l, 0.66) : Math.max(seed.l, 0.66), away, readable(VISIBLE));
  return {
    ...solidOf(seed, scheme),
    ...deepOf(seed, scheme),
    text: toHex(text),
    textHover: shift(text, away * 0.06),
    soft,
    softHover,
    line: toHex({ ...seed, l: isLight ? 0.86 : 0.42, c: Math.min(seed.c, 0.075) }),
    onSoft: shift(text, away * 0.03),
    focus: toHex(focus),
  };
}

/** Hues of the status colours; independent of the theme colour. */
export const STATUS_SEEDS = { success: "#1f8a5b", warning: "#b7791f", danger: "#d33a2c", info: "#4a7fb5" } as const;

/** Eight distinguishable colours for charts and tags, starting at the seed's hue. */
export function chartColors(seedHex: string, scheme: Scheme): readonly string[] {
  const { h } = fromHex(seedHex);
  // Neighbours alternate in lightness, so they differ without colour vision too.
  return Array.from({ length: 8 }, (_, index) => {
    const isOdd = index % 2 === 1;
    const l = scheme === "light" ? (isOdd ? 0.68 : 0.55) : isOdd ? 0.76 : 0.64;
    return toHex({ l, c: 0.12, h: (h + index * 137.5) % 360 });
  });
}
