import { initialsOf, tailsFrom } from "../../crud/search/tails.ts";

/**
 * Search tokens of a Chinese name: its pinyin from each syllable on, in full and as initials. A query matches the
 * beginning of a token.
 */
export const pinyinTokens = (syllables: readonly string[]): string[] => [
  ...syllables.map((_, at) => syllables.slice(at).join("")),
  ...tailsFrom(
    initialsOf(syllables),
    syllables.map((_, at) => at),
  ),
];
