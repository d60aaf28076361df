export const LONGEST_TOKEN = 24;

/** The suffixes of a text from each start, truncated, so that a prefix match also finds later words. */
export const tailsFrom = (text: string, starts: readonly number[]): string[] =>
  starts.map((start) => text.slice(start, start + LONGEST_TOKEN));

/** The pinyin initials of syllables. */
export const initialsOf = (syllables: readonly string[]): string => syllables.map((each) => each.charAt(0)).join("");
