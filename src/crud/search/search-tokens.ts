/*
 * Tokenisation for full-text search, shared by both sides: the server stores a record's tokens, and a query matches
 * records that have, for each of its tokens, one with that prefix.
 */

const LONGEST_TEXT = 2_000; // characters per field
const LONGEST_TOKEN = 24;
const MAX_ASKED = 12;

const RUNS =
  /(?<han>\p{Script=Han}+)|(?<lao>\p{Script=Lao}+)|(?<word>[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Lao}]]+)/gv;
const laoWords = new Intl.Segmenter("lo", { granularity: "word" });

/**
 * The spelling in which texts are compared. NFKC normalises full-width letters, but decomposes Lao letters that users and
 * the segmenter's dictionary write as one.
 */
export const plainText = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ໍາ", "ຳ")
    .replaceAll("ຫນ", "ໜ")
    .replaceAll("ຫມ", "ໝ");

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

/** The suffixes of a text from each start, truncated, so that a prefix match also finds later words. */
export const tailsFrom = (text: string, starts: readonly number[]): string[] =>
  starts.map((start) => text.slice(start, start + LONGEST_TOKEN));

/** The pinyin initials of syllables. */
export const initialsOf = (syllables: readonly string[]): string => syllables.map((each) => each.charAt(0)).join("");

const LONGEST_LAO_NAME = 40;
// Lao has no spaces between words, and the segmenter treats long names as one word. A short text is therefore indexed
// from every syllable (a consonant, or the vowel written before it), a longer one from every word.
const laoStarts = (text: string): number[] =>
  text.length <= LONGEST_LAO_NAME
    ? Array.from(text.matchAll(/(?<![ເ-ໄ])[ກ-ຮເ-ໄໜໝ]/gu), ({ index }) => index)
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
