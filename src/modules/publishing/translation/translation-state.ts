import { LANGUAGES, type Language } from "../../../contract/text.ts";
import { isEmptyValue } from "../../../fields/field-value.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { TRANSLATED, type TranslatedLanguage, type TranslationState } from "../publishing.ts";

type Values = Readonly<Record<string, unknown>>;

/** Names of the translated fields. */
const writtenIn = (module: Module): string[] =>
  Object.entries(module.fields).flatMap(([name, { properties }]) =>
    Object.values(TRANSLATION_SUFFIXES).every((suffix) => Object.hasOwn(properties, suffix)) ? [name] : [],
  );

const isRequired = (module: Module, name: string): boolean => module.fields[name]?.isRequired === true;

/** True if a required Chinese text is missing, as in an application written in another language. */
export const lacksChinese = (module: Module, row: Values): boolean =>
  writtenIn(module).some((name) => isRequired(module, name) && isEmptyValue(row[name]));

/** Fields whose text exists in another language, or is required, but is missing in this one. */
export function missingTexts(module: Module, row: Values, language: Language): string[] {
  const isIn = (name: string, each: Language) => !isEmptyValue(row[`${name}${TRANSLATION_SUFFIXES[each]}`]);
  return writtenIn(module).filter(
    (name) => !isIn(name, language) && (isRequired(module, name) || LANGUAGES.some((each) => isIn(name, each))),
  );
}

function stateIn(module: Module, language: TranslatedLanguage, given: Values, before: Values | undefined) {
  const whole = { ...before, ...given };
  const suffix = TRANSLATION_SUFFIXES[language];
  // Texts without Chinese need no translation, unless they are required.
  const names = writtenIn(module).filter((name) => !isEmptyValue(whole[name]) || isRequired(module, name));
  const old = (before?.[TRANSLATED[language]] ?? undefined) as TranslationState | undefined;
  if (names.some((name) => isEmptyValue(whole[`${name}${suffix}`]))) return "missing";
  const isChanged = (name: string) => Object.hasOwn(given, name);
  // A Chinese text added later was made from the translation, which is not outdated by it.
  const isRewritten = (name: string) => isChanged(name) && !isEmptyValue(before?.[name]);
  if (before && names.some((name) => isRewritten(name) && !isChanged(`${name}${suffix}`))) return "outdated";
  if (!before || old === "missing" || names.some((name) => isChanged(`${name}${suffix}`))) return "unchecked";
  return old ?? "unchecked";
}

/** The states of both translations after a save of `given` over `before`. */
export const translationStates = (
  module: Module,
  given: Values,
  before: Values | undefined,
): Readonly<Record<string, TranslationState>> =>
  Object.fromEntries(
    (Object.keys(TRANSLATED) as TranslatedLanguage[]).map((language) => [
      TRANSLATED[language],
      stateIn(module, language, given, before),
    ]),
  );
