import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../text.ts";

/**
 * A text with its language, which differs from the reader's if the translation is missing (§2). `text` is empty if
 * there is none.
 */
export const publicText = z.object({ text: z.string(), language: z.enum(LANGUAGES) }).meta({ title: "PublicText" });
export type PublicText = z.output<typeof publicText>;

/**
 * The text in the reader's language, else in the language of writing, else the first available of Chinese, English and
 * Lao.
 */
export function chosenText(
  texts: Readonly<Record<Language, string | null | undefined>>,
  language: Language,
  source: Language = DEFAULT_LANGUAGE,
): PublicText {
  const order: readonly Language[] = [language, source, "zh", "en", "lo"];
  const found = order.find((each) => texts[each]);
  return { text: (found && texts[found]) ?? "", language: found ?? language };
}
