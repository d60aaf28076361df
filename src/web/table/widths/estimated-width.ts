const WIDE = /[MWmw]/;
const CHINESE = /[\u2e80-\uffef]/;
const WORD = /[\p{Script=Latin}\d-]+/gu;

/** About the width of a text in px: 8 per letter, 12 of the widest, 14 of Chinese ones, none for combining marks. */
export const estimatedWidth = (text: string): number =>
  [...text.replace(/\p{M}/gu, "")].reduce((sum, each) => sum + (CHINESE.test(each) ? 14 : WIDE.test(each) ? 12 : 8), 0);

const DOUBT = 1.1; // letters of a word may be wider than those of the widest line

/**
 * Enough px for the longest word of Latin letters and digits among lines of which the widest has `width` px; 0 without
 * such a word.
 */
export function longestWord(lines: readonly string[], width: number): number {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(estimatedWidth));
  const words = widest(lines.flatMap((line) => line.match(WORD) ?? []));
  return words === 0 ? 0 : Math.min(width, Math.ceil((width * words * DOUBT) / widest(lines)));
}
