import { initialsOf, tailsFrom } from "../../crud/search/tokens.ts";

/** What the typing of a Chinese name by its sound may begin: from any syllable on, in full or by initials. */
export const pinyinTokens = (syllables: readonly string[]): string[] => [
  ...syllables.map((_, at) => syllables.slice(at).join("")),
  ...tailsFrom(
    initialsOf(syllables),
    syllables.map((_, at) => at),
  ),
];
