import type { TextRange } from "../../crud/search/highlights.ts";

const LONGEST = 180; // characters of an excerpt, two lines of a wide page
const BEFORE = 40; // characters kept before the first match

/** The part of a text around its first match, cut at word boundaries, with all matches in it. */
export function excerptOf(text: string, marks: readonly TextRange[]): { text: string; marks: [number, number][] } {
  const first = marks[0]?.[0] ?? 0;
  if (text.length <= LONGEST) return { text, marks: marks.map(([from, to]) => [from, to]) };
  const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].map(({ index }) => index);
  // A match near the beginning is shown from the beginning.
  const start = first <= LONGEST - BEFORE ? 0 : (words.find((index) => index >= first - BEFORE) ?? first);
  const end = words.findLast((index) => index <= start + LONGEST && index > start) ?? start + LONGEST;
  const isWhole = text.length <= start + LONGEST;
  const cut = `${start > 0 ? "…" : ""}${text.slice(start, isWhole ? undefined : end).trimEnd()}${isWhole ? "" : "…"}`;
  const shift = start - (start > 0 ? 1 : 0);
  const last = isWhole ? text.length : end;
  return {
    text: cut,
    marks: marks.filter(([from, to]) => from >= start && to <= last).map(([from, to]) => [from - shift, to - shift]),
  };
}
