import { LANGUAGES, type Language, type Words } from "../../../contract/text.ts";
import { highlightsOf, type TextRange } from "../../../crud/search/highlights.ts";
import { askedTokens, tokensOf } from "../../../crud/search/search-tokens.ts";
import { pinyinTokens } from "../../pinyin/pinyin-tokens.ts";

/*
 * Matching of names in the palette: the beginning of any word in any of the three languages, and pinyin or its initials
 * from any syllable on. The tokens are those of the server's search, so the same typing finds pages and records.
 */

/** A name with its search tokens. */
export interface IndexedTitles {
  readonly titles: Words;
  readonly tokens: readonly string[];
  /** Pinyin syllables of the Chinese title; empty until the server has sent them. */
  readonly syllables: readonly string[];
}

export interface Match {
  /** 0 is the best match. */
  readonly rank: number;
  readonly marks: readonly TextRange[];
  /** Another language's title, when the match is in that one. */
  readonly other?: { readonly language: Language; readonly title: string; readonly marks: readonly TextRange[] };
}

/** `pinyin`: the syllables of the Chinese title, separated by spaces, as the server sends them. */
export function indexTitles(titles: Words, pinyin = ""): IndexedTitles {
  const syllables = pinyin === "" ? [] : pinyin.split(" ");
  const tokens = LANGUAGES.flatMap((language) => tokensOf(titles[language]));
  return { titles, syllables, tokens: [...new Set([...tokens, ...pinyinTokens(syllables)])] };
}

/** Matches a name with a query for a reader of `language`; undefined when it does not match. */
export function matchOf(
  { titles, tokens, syllables }: IndexedTitles,
  query: string,
  language: Language,
): Match | undefined {
  const asked = askedTokens(query);
  if (asked.length === 0 || !asked.every((each) => tokens.some((token) => token.startsWith(each)))) return undefined;
  const soundsIn = (one: Language) => (one === "zh" ? syllables : []);
  const marks = highlightsOf(titles[language], query, soundsIn(language));
  if (marks[0]) return { rank: marks[0][0] === 0 ? 0 : 1, marks };
  for (const other of LANGUAGES) {
    const title = titles[other];
    const there = other === language || title === titles[language] ? [] : highlightsOf(title, query, soundsIn(other));
    if (there.length > 0) return { rank: 2, marks: [], other: { language: other, title, marks: there } };
  }
  return { rank: 3, marks: [] };
}
