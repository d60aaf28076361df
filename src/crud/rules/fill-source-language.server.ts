import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/text.ts";
import { isEmptyValue } from "../../fields/field-value.ts";
import { requiredIn, SOURCE_LANGUAGE, sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import { TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import { wireNameOf, type Module } from "../define-module.ts";
import type { RowValues } from "../record/columns.server.ts";
import type { PendingRecord, RecordError } from "../record/pending-record.server.ts";

/** Names of the texts that are required in the language in which the record was written. */
const requiredTexts = ({ fields }: Module): string[] =>
  Object.entries(fields).flatMap(([name, { isRequiredInSource }]) => (isRequiredInSource ? [name] : []));

/**
 * For a record that does not say its language: the first language with all required texts, else the first with any;
 * Chinese before the others (§1).
 */
function writtenIn(names: readonly string[], values: RowValues): Language {
  const has = (language: Language) => (name: string) =>
    !isEmptyValue(values[`${name}${TRANSLATION_SUFFIXES[language]}`]);
  return (
    LANGUAGES.find((language) => names.every(has(language))) ??
    LANGUAGES.find((language) => names.some(has(language))) ??
    DEFAULT_LANGUAGE
  );
}

/** The values with the language of a new record that does not say it; a stored record keeps its own. */
export function withSourceLanguage(module: Module, values: RowValues, before: RowValues | undefined): RowValues {
  if (!Object.hasOwn(module.fields, SOURCE_LANGUAGE) || !isEmptyValue(values[SOURCE_LANGUAGE])) return values;
  const { [SOURCE_LANGUAGE]: _, ...rest } = values;
  return before ? rest : { ...rest, [SOURCE_LANGUAGE]: writtenIn(requiredTexts(module), values) };
}

/** Pending records without a required text in their own language, unless they were stored so and neither changes. */
export function withoutSourceText(module: Module, pending: readonly PendingRecord[]): RecordError[] {
  const names = requiredTexts(module);
  return pending.flatMap(({ values, before }, index) => {
    const whole = { ...before, ...values };
    const source = sourceLanguageOf(whole) ?? DEFAULT_LANGUAGE;
    return names.flatMap((name) => {
      const text = `${name}${TRANSLATION_SUFFIXES[source]}`;
      const isTouched = !before || values[text] !== undefined || values[SOURCE_LANGUAGE] !== undefined;
      return isTouched && isEmptyValue(whole[text])
        ? [{ index, field: wireNameOf(module, text), words: requiredIn(source) }]
        : [];
    });
  });
}
