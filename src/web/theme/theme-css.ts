import { NEUTRALS, SHADOWS, type Scheme } from "./light-and-dark.ts";
import { chartColors, ramp, STATUS_SEEDS, type Ramp } from "./ramp.ts";
import { sceneColors } from "./scene-colors.ts";

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const status = (name: string, colors: Ramp): [string, string][] => [
  [`--${name}`, colors.solid],
  [`--${name}-text`, colors.text],
  [`--${name}-soft`, colors.soft],
  [`--${name}-line`, colors.line],
  [`--on-${name}-soft`, colors.onSoft],
];

const variables = (seed: string, scheme: Scheme): [string, string][] => {
  const accent = ramp(seed, scheme);
  return [
    ["color-scheme", scheme],
    ...Object.entries(NEUTRALS[scheme]).map(([name, color]): [string, string] => [`--${kebab(name)}`, color as string]),
    ["--accent", accent.solid],
    ["--accent-hover", accent.solidHover],
    ["--accent-active", accent.solidActive],
    ["--on-accent", accent.onSolid],
    ["--accent-text", accent.text],
    ["--accent-text-hover", accent.textHover],
    ["--accent-soft", accent.soft],
    ["--accent-soft-hover", accent.softHover],
    ["--accent-line", accent.line],
    ["--on-accent-soft", accent.onSoft],
    ["--focus", accent.focus],
    ...Object.entries(STATUS_SEEDS).flatMap(([name, statusSeed]) => status(name, ramp(statusSeed, scheme))),
    ...chartColors(seed, scheme).map((color, index): [string, string] => [`--chart-${index + 1}`, color]),
    ...Object.entries(sceneColors(seed, scheme)).map(([name, color]): [string, string] => [
      `--scene-${kebab(name)}`,
      color,
    ]),
    ["--shadow-float", SHADOWS[scheme].float],
    ["--shadow-dialog", SHADOWS[scheme].dialog],
  ];
};

const block = (selector: string, pairs: [string, string][]): string =>
  `${selector}{${pairs.map(([name, value]) => `${name}:${value}`).join(";")}}`;

/**
 * All colours and shadows of the interface as CSS variables, computed from the theme colour (`#rrggbb`). `<html
 * data-scheme>` is `light`, `dark` or `system`; print is always light. The constant tokens are in tokens.css.
 */
export function themeCss(seed: string): string {
  const dark = variables(seed, "dark");
  return [
    block(":root", variables(seed, "light")),
    `@media screen{${block(':root[data-scheme="dark"]', dark)}}`,
    `@media screen and (prefers-color-scheme:dark){${block(':root[data-scheme="system"]', dark)}}`,
  ].join("");
}
