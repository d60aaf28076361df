import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { path } from "./pen.ts";

/*
 * Writing as paths, because the machine that draws may have no font for Lao or Chinese. `letters.json` holds outlines
 * of Noto Serif CJK SC and Noto Sans Lao (SIL Open Font License 1.1): whole phrases of Chinese and Lao, as Lao signs
 * stand where their letters want them, and Latin letters one by one.
 */

const outline = z.strictObject({ wide: z.number(), d: z.string() });
const { phrases, letters } = z
  .strictObject({ phrases: z.record(z.string(), outline), letters: z.record(z.string(), outline) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "letters.json"), "utf8")));

const EM = 600; // units of the outlines

/** Outlines of a text with their positions along the line. Throws for a character without an outline. */
function placed(text: string): readonly { readonly x: number; readonly d: string; readonly wide: number }[] {
  const phrase = phrases[text];
  if (phrase) return [{ ...phrase, x: 0 }];
  let x = 0;
  return [...text].map((character) => {
    const letter = letters[character];
    if (!letter) throw new Error(`There is no outline of ${character} in ${text}`);
    const place = { ...letter, x };
    x += letter.wide;
    return place;
  });
}

/** Width of a text at a size, both in the units of the drawing. */
export function widthOf(text: string, size: number): number {
  const last = placed(text).at(-1);
  return last ? ((last.x + last.wide) * size) / EM : 0;
}

interface Lettering {
  readonly size: number;
  readonly color: string;
  /** Position of the line's start or middle. Default: its start. */
  readonly anchor?: "middle";
}

/** A line of writing on the base line `y`. */
export function lettering(text: string, x: number, y: number, { size, color, anchor }: Lettering): string {
  const start = anchor === "middle" ? x - widthOf(text, size) / 2 : x;
  const scale = Math.round((size / EM) * 10_000) / 10_000;
  const glyphs = placed(text).map(({ x: left, d }) =>
    path(d, color, left === 0 ? "" : `transform="translate(${left} 0)"`),
  );
  return `<g transform="translate(${Math.round(start)} ${Math.round(y)}) scale(${scale})">${glyphs.join("")}</g>`;
}

/** The text as lines that are no wider than `most`. */
export function inLines(text: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(longer, size) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
