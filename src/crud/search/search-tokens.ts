import { plainText } from "../../contract/characters/plain-text.ts";
import { LONGEST_TOKEN, tailsFrom } from "./tails.ts";

/*
 * Tokenisation for full-text search, shared by both sides: the server stores a record's tokens, and a query matches
 * records that have, for each of its tokens, one with that prefix.
 */

const MAX_ASKED = 12;

const RUNS =
  /(?<han>\p{Script=Han}+)|(?<lao>\p{Script=Lao}+)|(?<word>[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Lao}]]+)/gv;
const laoWords = new Intl.Segmenter("lo", { granularity: "word" });

export interface Run {
  readonly script: "han" | "lao" | "word";
  readonly text: string;
}

/** Splits a text by script, in lower case, without punctuation and spaces. */
export const runsOf = (text: string): Run[] =>
  [...plainText(text).matchAll(RUNS)].map(({ groups, 0: whole }) => ({
    script: groups?.["han"] ? "han" : groups?.["lao"] ? "lao" : "word",
    text: whole,
  }));

const pairsOf = (text: string): string[] => {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

const LONGEST_LAO_NAME = 40;
// Lao has no spaces between words, and the segmenter treats long names as one word. A short text is therefore indexed
// from every syllable (a consonant, or the vowel written before it), a longer one from every word; both from their first
// sign, such as ຯ, whatever it is.
const laoStarts = (text: string): number[] =>
  text.length <= LONGEST_LAO_NAME
    ? Array.from(text.matchAll(/^|(?<![ເ-ໄ])[ກ-ຮເ-ໄໜໝ]/gu), ({ index }) => index)
    : Array.from(laoWords.segment(text), ({ index }) => index);

const tokensOfRun = ({ script, text }: Run): readonly string[] => {
  if (script === "han") return [...text, ...pairsOf(text)];
  if (script === "lao") return tailsFrom(text, laoStarts(text));
  // `gb2312` is found by `2312` as well
  return tailsFrom(text, [0, ...Array.from(text.matchAll(/(?<=\p{N})\p{L}|(?<=\p{L})\p{N}/gu), ({ index }) => index)]);
};

/** The tokens to be stored: Chinese characters and pairs, Lao and Latin words, numbers. */
export const tokensOf = (text: string): string[] => runsOf(text).flatMap(tokensOfRun);

/** The prefixes of a query, all of which must match; empty for a query without letters or digits. */
export const askedTokens = (query: string): string[] => {
  const asked = runsOf(query).flatMap(({ script, text }) =>
    script === "han" && text.length > 1 ? pairsOf(text) : [text.slice(0, LONGEST_TOKEN)],
  );
  return [...new Set(asked)].slice(0, MAX_ASKED);
};
