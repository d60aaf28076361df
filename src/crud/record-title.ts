import { LANGUAGES, type Language, type Words } from "../contract/text.ts";
import { valueOfField, type Values } from "../fields/field-value.ts";
import { TRANSLATION_SUFFIXES } from "../fields/translated-text/translated-text.ts";
import type { Module } from "./define-module.ts";

const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  lo: /\p{Script=Lao}/u,
  en: /\p{Script=Latin}/u,
};

type Titled = Pick<Module, "fields" | "recordTitle" | "hasReadableTitle">;

/** What a person knows a record by; a translated title falls back to whatever language it has. */
export function recordTitleOf(module: Titled, record: object, language: Language): string {
  const field = module.fields[module.recordTitle];
  const value = field ? valueOfField(module.recordTitle, field, record as Values) : null;
  if (typeof value !== "object" || value === null) return `${(value as string | number | boolean | null) ?? ""}`;
  const texts = value as Readonly<Record<string, string | null>>;
  const titleIn = (wanted: Language) =>
    [wanted, ...LANGUAGES].map((each) => texts[TRANSLATION_SUFFIXES[each]]).find(Boolean) ?? "";
  const title = titleIn(language);
  if (!module.hasReadableTitle || SCRIPTS[language].test(title)) return title;
  const latin = titleIn("en");
  return SCRIPTS.en.test(latin) ? latin : title;
}

/** The same in all languages. */
export const recordTitles = (module: Titled, record: object): Words => ({
  zh: recordTitleOf(module, record, "zh"),
  lo: recordTitleOf(module, record, "lo"),
  en: recordTitleOf(module, record, "en"),
});

/** What one record is called inside a sentence: `New dictionary`, not `New Dictionary`; `New SMS text` stays. */
export const recordWord = (module: Module, language: Language): string => {
  const word = module.record[language];
  return language === "en" && !/^[A-Z]{2}/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
};
