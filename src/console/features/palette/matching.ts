import { LANGUAGES, type Language, type Words } from "../../../contract/text.ts";
import { askedTokens, runsOf, tokensOf, type Run } from "../../../crud/table/search-tokens.ts";
import { initialsOf, soundTokens } from "../../routing/sound-tokens.ts";

/*
 * How names in the palette are found: by the beginning of any word in any of the three languages, by pinyin and its initials from
 * any syllable on; the same cut as the server's search (design.md §3), so that pages and records are found by the same typing.
 */

/** A stretch of a text, from and to before. */
export type Stretch = readonly [from: number, to: number];

/** A name made ready to be searched. */
export interface Indexed {
  readonly titles: Words;
  readonly tokens: readonly string[];
  /** Of the Chinese title; empty before they are known. */
  readonly syllables: readonly string[];
}

export interface Match {
  /** The smaller, the nearer to what was typed. */
  readonly rank: number;
  readonly marks: readonly Stretch[];
  /** The title of another language that was meant. */
  readonly other?: { readonly language: Language; readonly title: string; readonly marks: readonly Stretch[] };
}

/** `reading`: the syllables of the Chinese title with spaces between, as the server reads it. */
export function indexed(titles: Words, reading = ""): Indexed {
  const syllables = reading === "" ? [] : reading.split(" ");
  const tokens = LANGUAGES.flatMap((language) => tokensOf(titles[language]));
  return { titles, syllables, tokens: [...new Set([...tokens, ...soundTokens(syllables)])] };
}

const isWordStart = (text: string, at: number): boolean => !/[\p{L}\p{N}]$/u.test(text.slice(0, at));

// A mark never parts a letter from the signs above and below it.
const wholeLetters = (text: string, to: number): number => {
  let end = to;
  while (/^\p{M}/u.test(text.slice(end))) end++;
  return end;
};

function literally(title: string, { script, text }: Run): Stretch | undefined {
  const small = title.toLowerCase();
  if (small.length !== title.length) return undefined;
  const isMeant = (at: number) => script !== "word" || isWordStart(small, at);
  for (let at = small.indexOf(text); at >= 0; at = small.indexOf(text, at + 1))
    if (isMeant(at)) return [at, wholeLetters(title, at + text.length)];
  return undefined;
}

function bySound(title: string, { script, text }: Run, syllables: readonly string[]): Stretch | undefined {
  const places = Array.from(title.matchAll(/\p{Script=Han}/gu), ({ index, 0: sign }): Stretch => [
    index,
    index + sign.length,
  ]);
  if (script !== "word" || syllables.length === 0 || places.length !== syllables.length) return undefined;
  const stretch = (from: number, count: number): Stretch => [
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

/** Where each part of what was typed stands in a title; empty unless every part does. */
export function marksOf(title: string, query: string, syllables: readonly string[] = []): readonly Stretch[] {
  const found = runsOf(query).map((run) => literally(title, run) ?? bySound(title, run, syllables));
  if (!found.every((stretch) => stretch !== undefined)) return [];
  const marks: [number, number][] = [];
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0])) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/** Whether and how well a name is meant by what was typed, for somebody who reads `language`. */
export function matchOf({ titles, tokens, syllables }: Indexed, query: string, language: Language): Match | undefined {
  const asked = askedTokens(query);
  if (asked.length === 0 || !asked.every((each) => tokens.some((token) => token.startsWith(each)))) return undefined;
  const soundsIn = (one: Language) => (one === "zh" ? syllables : []);
  const marks = marksOf(titles[language], query, soundsIn(language));
  if (marks[0]) return { rank: marks[0][0] === 0 ? 0 : 1, marks };
  for (const other of LANGUAGES) {
    const title = titles[other];
    const there = other === language || title === titles[language] ? [] : marksOf(title, query, soundsIn(other));
    if (there.length > 0) return { rank: 2, marks: [], other: { language: other, title, marks: there } };
  }
  return { rank: 3, marks: [] };
}
