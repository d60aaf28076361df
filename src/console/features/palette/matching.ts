import { LANGUAGES, type Language, type Words } from "../../../contract/text.ts";
import { marksOf, type Stretch } from "../../../crud/search/marks.ts";
import { askedTokens, tokensOf } from "../../../crud/search/tokens.ts";
import { pinyinTokens } from "../../routing/pinyin-tokens.ts";

/*
 * How names in the palette are found: by the beginning of any word in any of the three languages, by pinyin and its initials from
 * any syllable on; the same cut as the server's search, so that pages and records are found by the same typing.
 */

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

/** `pinyin`: the syllables of the Chinese title with spaces between, as the server reads it. */
export function indexed(titles: Words, pinyin = ""): Indexed {
  const syllables = pinyin === "" ? [] : pinyin.split(" ");
  const tokens = LANGUAGES.flatMap((language) => tokensOf(titles[language]));
  return { titles, syllables, tokens: [...new Set([...tokens, ...pinyinTokens(syllables)])] };
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
