/*
 * What the search box finds things by. Both sides cut text the same way: the server stores a record's tokens, a query asks
 * for records that have, for each of its tokens, one that begins with it.
 */

const LONGEST_TEXT = 2_000; // characters of one field that are looked at
const LONGEST_TOKEN = 24;
const MOST_ASKED = 12;

const RUNS =
  /(?<han>\p{Script=Han}+)|(?<lao>\p{Script=Lao}+)|(?<word>[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Lao}]]+)/gv;
const laoWords = new Intl.Segmenter("lo", { granularity: "word" });

// NFKC makes full-width letters plain, but takes Lao letters apart that people and the word list write as one.
const plain = (text: string): string =>
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

/** A text's stretches of one script, in small letters; signs and spaces fall away. */
export const runsOf = (text: string): Run[] =>
  [...plain(text).matchAll(RUNS)].map(({ groups, 0: whole }) => ({
    script: groups?.["han"] ? "han" : groups?.["lao"] ? "lao" : "word",
    text: whole,
  }));

const pairsOf = (text: string): string[] => {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

/** The text from each of the given places on, cut short: what makes words in the middle findable by their beginning. */
export const tailsFrom = (text: string, starts: readonly number[]): string[] =>
  starts.map((start) => text.slice(start, start + LONGEST_TOKEN));

/** The first letters of a Chinese reading, as they are typed for short. */
export const initialsOf = (syllables: readonly string[]): string => syllables.map((each) => each.charAt(0)).join("");

const LONGEST_LAO_NAME = 40;
// Lao has no spaces between words, and the word list knows long names as one word only: of a name every syllable may be
// what a person types first (a consonant, or the vowel written before it), of a sentence the words are enough.
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

/** The tokens to store for a text: Chinese characters and pairs, Lao and Latin words, numbers. */
export const tokensOf = (text: string): string[] => runsOf(text).flatMap(tokensOfRun);

/** The beginnings a query asks for, all of which a record must have; empty for a query without a letter or digit. */
export const askedTokens = (query: string): string[] => {
  const asked = runsOf(query).flatMap(({ script, text }) =>
    script === "han" && text.length > 1 ? pairsOf(text) : [text.slice(0, LONGEST_TOKEN)],
  );
  return [...new Set(asked)].slice(0, MOST_ASKED);
};
