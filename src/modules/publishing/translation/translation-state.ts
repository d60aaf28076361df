import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../contract/text.ts";
import { isEmptyValue } from "../../../fields/field-value.ts";
import { sourceLanguageOf } from "../../../fields/translated-text/source-language.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { TRANSLATED, type TranslationState } from "../publishing.ts";

type Values = Readonly<Record<string, unknown>>;

/** Names of the translated fields. */
const writtenIn = (module: Module): string[] =>
  Object.entries(module.fields).flatMap(([name, { properties }]) =>
    Object.values(TRANSLATION_SUFFIXES).every((suffix) => Object.hasOwn(properties, suffix)) ? [name] : [],
  );

const isRequired = (module: Module, name: string): boolean => module.fields[name]?.isRequired === true;

/** The language in which a record was written. */
export const sourceOf = (row: Values): Language => sourceLanguageOf(row) ?? DEFAULT_LANGUAGE;

const isIn = (row: Values, name: string, language: Language): boolean =>
  !isEmptyValue(row[`${name}${TRANSLATION_SUFFIXES[language]}`]);

/** True if a required text is missing in the language in which the record was written. */
export const lacksSource = (module: Module, row: Values): boolean =>
  writtenIn(module).some((name) => isRequired(module, name) && !isIn(row, name, sourceOf(row)));

/** Fields whose text exists in another language, or is required, but is missing in this one. */
export const missingTexts = (module: Module, row: Values, language: Language): string[] =>
  writtenIn(module).filter(
    (name) =>
      !isIn(row, name, language) && (isRequired(module, name) || LANGUAGES.some((each) => isIn(row, name, each))),
  );

function stateIn(module: Module, language: Language, given: Values, before: Values | undefined): TranslationState {
  const whole = { ...before, ...given };
  const source = sourceOf(whole);
  if (language === source) return "source";
  const textIn = (name: string, each: Language) => `${name}${TRANSLATION_SUFFIXES[each]}`;
  // Texts that were not written need no translation, unless they are required.
  const names = writtenIn(module).filter((name) => isIn(whole, name, source) || isRequired(module, name));
  const old = (before?.[TRANSLATED[language]] ?? undefined) as TranslationState | undefined;
  if (names.some((name) => !isIn(whole, name, language))) return "missing";
  const isChanged = (name: string, each: Language) => Object.hasOwn(given, textIn(name, each));
  // A text added later was made from the translation, which is not outdated by it.
  const isRewritten = (name: string) =>
    isChanged(name, source) && before !== undefined && isIn(before, name, source) && !isChanged(name, language);
  if (names.some(isRewritten)) return "outdated";
  // After the language of writing changes, a person compares the former original with the new one.
  if (!before || old === "missing" || old === "source" || names.some((name) => isChanged(name, language)))
    return "unchecked";
  return old ?? "unchecked";
}

/** The states of all languages after a save of `given` over `before`. */
export const translationStates = (
  module: Module,
  given: Values,
  before: Values | undefined,
): Readonly<Record<string, TranslationState>> =>
  Object.fromEntries(LANGUAGES.map((language) => [TRANSLATED[language], stateIn(module, language, given, before)]));
