import { z } from "zod";
import { int, line } from "../scalars.ts";
import { LANGUAGES, type Language } from "../text.ts";
import { pageOf } from "../wire.ts";

/** What the public site asks for and gets: published records only, in the language of the call (AZ-17). */

/** A text as a visitor reads it; `language` says in which it is, where the translation is missing (§2). Empty: there is none. */
export const publicText = z.object({ text: z.string(), language: z.enum(LANGUAGES) }).meta({ title: "PublicText" });
export type PublicText = z.output<typeof publicText>;

/** Rows of one page of the public site. */
export const PUBLIC_PAGE_SIZE = 12;

/** `page` from 1, and at most as many rows as stand on a page. */
export const publicListInput = <S extends z.ZodRawShape>(filters: S) =>
  z.object({
    ...filters,
    page: int(1, 1e6).optional(),
    size: int(1, 50).optional(),
    /** Any words; characters, pinyin, Lao and Latin words are found. */
    search: line(100).optional(),
  });

export const publicPage = <T extends z.ZodType>(row: T) => pageOf(row);

/** How many records have a value, such as a kind; `name` is its word in the language of the call. */
export const counted = z.object({ value: z.string(), name: z.string(), count: z.int() });
export type CountedValue = z.output<typeof counted>;

/** A text in three languages, as its reader gets it: in theirs, else the Chinese, else whichever there is. */
export function chosenText(
  texts: Readonly<Record<Language, string | null | undefined>>,
  language: Language,
): PublicText {
  const order: readonly Language[] = [language, "zh", "en", "lo"];
  const found = order.find((each) => texts[each]);
  return { text: (found && texts[found]) ?? "", language: found ?? language };
}
