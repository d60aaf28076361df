import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/text.ts";
import { SOURCE_LANGUAGE, sourceFirst, sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import { TRANSLATED } from "../publishing/publishing.ts";

/**
 * The languages in which a published record is complete, the language of writing first. In the others visitors get its
 * texts in another language, and search engines are not pointed to them (docs/decisions/071).
 */
export function completeLanguages(row: Readonly<Record<string, unknown>>): Language[] {
  const source = sourceLanguageOf(row) ?? DEFAULT_LANGUAGE;
  return sourceFirst(source).filter((language) => language === source || row[TRANSLATED[language]] !== "missing");
}

/** The properties of a row that it reads. */
export const LANGUAGE_PROPERTIES: readonly string[] = [
  SOURCE_LANGUAGE,
  ...LANGUAGES.map((language) => TRANSLATED[language]),
];
