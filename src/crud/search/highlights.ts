import { LONGEST_TEXT, plainText } from "../../contract/characters/plain-text.ts";
import { runsOf, type Run } from "./search-tokens.ts";
import { initialsOf } from "./tails.ts";

/** A range of a text; `to` is exclusive. */
export type TextRange = readonly [from: number, to: number];

const isWordStart = (text: string, at: number): boolean => !/[\p{L}\p{N}]$/u.test(text.slice(0, at));

// A range never separates a letter from its combining marks.
const wholeLetters = (text: string, to: number): number => {
  let end = to;
  while (/^\p{M}/u.test(text.slice(end))) end++;
  return end;
};

// Signs that the plain spelling writes together.
const SIGNS = /\s{1,3}ໆ|ຫ[ນມ]|[່-໋]?ໍ[່-໋]?າ|./gsu;

/** The plain spelling of a text, with the place in the text of each of its characters and of its end. */
function withPlaces(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const signs = Array.from(text.matchAll(SIGNS), ({ index, 0: sign }) => ({ index, plain: plainText(sign) }));
  return {
    plain: signs.map(({ plain }) => plain).join(""),
    places: [...signs.flatMap(({ index, plain }) => Array.from({ length: plain.length }, () => index)), text.length],
  };
}

function placeIn(text: string, { script, text: wanted }: Run): TextRange | undefined {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (script !== "word" || isWordStart(text, at)) return [at, at + wanted.length];
  return undefined;
}

function literally(title: string, run: Run): TextRange | undefined {
  const small = title.toLowerCase();
  const same = small.length === title.length ? placeIn(small, run) : undefined;
  if (same) return [same[0], wholeLetters(title, same[1])];
  if (!placeIn(plainText(title), run)) return undefined; // in nearly all texts; letter by letter takes far longer
  const { plain, places } = withPlaces(title.slice(0, LONGEST_TEXT));
  const [from, to] = placeIn(plain, run) ?? [0, 0];
  return to === 0 ? undefined : [places[from] ?? 0, wholeLetters(title, places[to] ?? 0)];
}

function bySound(title: string, { script, text }: Run, syllables: readonly string[]): TextRange | undefined {
  const places = Array.from(title.matchAll(/\p{Script=Han}/gu), ({ index, 0: sign }): TextRange => [
    index,
    index + sign.length,
  ]);
  if (script !== "word" || syllables.length === 0 || places.length !== syllables.length) return undefined;
  const stretch = (from: number, count: number): TextRange => [
    places[from]?.[0] ?? 0,
    places[from + count - 1]?.[1] ?? 0,
  ];
  for (let from = 0; from < syllables.length; from++) {
    const rest = syllables.slice(from);
    if (initialsOf(rest).startsWith(text)) return stretch(from, text.length);
    if (!rest.join("").startsWith(text)) continue;
    let count = 1;
    while (rest.slice(0, count).join("").length < text.length) count++;
    return stretch(from, count);
  }
  return undefined;
}

/**
 * The ranges of a text that match the query; `syllables` are the pinyin of its Chinese characters. Empty unless every
 * part of the query matches, or with "any" at least one: the others may match another text of the record.
 */
export function highlightsOf(
  text: string,
  query: string,
  syllables: readonly string[] = [],
  needed: "all" | "any" = "all",
): readonly TextRange[] {
  const all = runsOf(query).map((run) => literally(text, run) ?? bySound(text, run, syllables));
  const found = all.filter((stretch) => stretch !== undefined);
  if (needed === "all" && found.length < all.length) return [];
  const marks: [number, number][] = [];
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0])) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}
