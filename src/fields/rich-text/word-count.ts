import type { Language } from "../../contract/text.ts";

/** Chinese characters are counted one by one. */
const HAN = /\p{Script=Han}/gu;

/** Length of a text: the number of Chinese characters plus the number of words in other scripts. */
export function countWords(text: string, language: Language): number {
  const characters = text.match(HAN)?.length ?? 0;
  const rest = text.replace(HAN, " ");
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(rest);
  let words = 0;
  for (const { isWordLike } of segments) if (isWordLike) words += 1;
  return characters + words;
}
