import type { Language } from "../../contract/text.ts";

const STYLES = {
  zh: ["sv-SE", "short"], // `2026-11-29 18:35`, as on all other pages
  // Few browsers have Lao dates; `en-GB` has the same order.
  lo: ["en-GB", "short"],
  en: ["en-GB", "medium"],
} as const satisfies Record<Language, readonly [string, "medium" | "short"]>;

/** A moment in the visitor's time zone and language, written as in the console. */
export function momentIn(iso: string | number, language: Language): string {
  const [locale, dateStyle] = STYLES[language];
  const written = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: "short" }).format(new Date(iso));
  return written.replace(",", "");
}
