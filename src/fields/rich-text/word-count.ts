import type { Language } from "../../contract/text.ts";

/** Between these, letters are counted one by one, as people who write Chinese count them. */
const HAN = /\p{Script=Han}/gu;

/** How long a text is: Chinese by its characters, other languages by their words; both where both stand. */
export function countWords(text: string, language: Language): number {
  const characters = text.match(HAN)?.length ?? 0;
  const rest = text.replace(HAN, " ");
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(rest);
  let words = 0;
  for (const { isWordLike } of segments) if (isWordLike) words += 1;
  return characters + words;
}
