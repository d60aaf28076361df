import { personNameIn } from "../../contract/person-name.ts";
import type { Language, Words } from "../../contract/text.ts";
import { valueOfField, type Values } from "../../fields/field-value.ts";
import type { TextField } from "../../fields/text/text.ts";
import { sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import {
  readingOrder,
  TRANSLATION_SUFFIXES,
  type TranslatedTextField,
} from "../../fields/translated-text/translated-text.ts";
import type { Module } from "../define-module.ts";

type Titled = Pick<Module, "fields" | "recordTitle">;

/** The title of a record. A translated one falls back to a language that it has; empty where it has none. */
export function recordTitleOf(module: Titled, record: object, language: Language): string {
  const field = module.fields[module.recordTitle];
  const value = field ? valueOfField(module.recordTitle, field, record as Values) : null;
  if (typeof value === "string" && field?.kind === "text" && (field as TextField).isPersonName)
    return personNameIn(value, language);
  if (typeof value !== "object" || value === null) return `${(value as string | number | boolean | null) ?? ""}`;
  const texts = value as Readonly<Record<string, string | null>>;
  return texts[TRANSLATION_SUFFIXES[titleLanguageOf(module, record, language)]] ?? "";
}

/** The language that a record's title has in `language`: that one, or the one it falls back to. */
export function titleLanguageOf(module: Titled, record: object, language: Language): Language {
  const field = module.fields[module.recordTitle];
  if (field?.kind !== "translated-text") return language;
  const texts = record as Readonly<Record<string, unknown>>;
  const has = (each: Language) => Boolean(texts[`${module.recordTitle}${TRANSLATION_SUFFIXES[each]}`]);
  return readingOrder(field as TranslatedTextField, language, sourceLanguageOf(record)).find(has) ?? language;
}

export const recordTitles = (module: Titled, record: object): Words => ({
  zh: recordTitleOf(module, record, "zh"),
  lo: recordTitleOf(module, record, "lo"),
  en: recordTitleOf(module, record, "en"),
});

/**
 * The module's word for a record, for use inside a sentence. English is in lower case, except abbreviations (`SMS
 * text`).
 */
export const recordWord = (module: Module, language: Language): string => {
  const word = module.record[language];
  return language === "en" && !/^[A-Z]{2}/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
};
