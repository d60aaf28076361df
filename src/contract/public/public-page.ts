import { z } from "zod";
import { int, line } from "../scalars.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../text.ts";

/** Shapes of the public API: published records only, in the language of the call (AZ-17). */

/**
 * A text with its language, which differs from the reader's if the translation is missing (§2). `text` is empty if
 * there is none.
 */
export const publicText = z.object({ text: z.string(), language: z.enum(LANGUAGES) }).meta({ title: "PublicText" });
export type PublicText = z.output<typeof publicText>;

/** Rows per page of the public site. */
export const PUBLIC_PAGE_SIZE = 12;
/** Largest number of rows that one call of a public list returns. */
export const MAX_PUBLIC_ROWS = 50;

/** Input of a public list: `page` from 1, `size`, `search`, and the given filters. */
export const publicListInput = <S extends z.ZodRawShape>(filters: S) =>
  z.object({
    ...filters,
    page: int(1, 1e6).optional(),
    size: int(1, MAX_PUBLIC_ROWS).optional(),
    /** Full-text search by Chinese characters, pinyin, Lao and Latin words. */
    search: line(100).optional(),
  });

/** Number of records per value of a filter; `name` is the value's label in the language of the call. */
export const countedValue = z.object({ value: z.string(), name: z.string(), count: z.int() });
export type CountedValue = z.output<typeof countedValue>;

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
