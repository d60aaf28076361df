import { DEFAULT_LANGUAGE } from "../../contract/text.ts";
import { requiredIn, SOURCE_LANGUAGE, sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import { TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import { isEmptyValue, isSameValue, type FieldComparison, type Values } from "../../fields/field-value.ts";
import type { Module } from "../define-module.ts";
import { outOfOrder, tooEarly } from "./in-order.ts";

/**
 * A text required in the language of writing. The form may change that language (`sourceLanguage`), which alone does
 * not yet validate a text that nobody has touched (`followersOf`).
 */
const inSource = (name: string): FieldComparison => ({
  names: [],
  validate(form) {
    const source = sourceLanguageOf(form) ?? DEFAULT_LANGUAGE;
    const texts = form[name] as Values | null | undefined;
    return isEmptyValue(texts?.[TRANSLATION_SUFFIXES[source]]) ? requiredIn(source) : undefined;
  },
});

/** Fields that are validated again when `changed` ones are, if somebody has typed in them or they have an error. */
const followersOf = ({ fields }: Module, changed: readonly string[]): string[] =>
  changed.includes(SOURCE_LANGUAGE) ? Object.keys(fields).filter((name) => fields[name]?.isRequiredInSource) : [];

/**
 * The value that a field is compared with: the language of writing, or the dates it must not precede (`inOrder`);
 * undefined if there is none.
 */
function besideOf(module: Module, name: string, stored: Values | undefined): FieldComparison | undefined {
  if (module.fields[name]?.isRequiredInSource) return inSource(name);
  const inOrder = (module.inOrder ?? []).filter(({ last }) => last === name);
  if (inOrder.length === 0) return undefined;
  return {
    names: inOrder.map(({ first }) => first),
    validate(form) {
      const valueOf = (field: string) => (field in form ? form[field] : stored?.[field]);
      const isTouched = (field: string) => !isSameValue(valueOf(field), stored?.[field]);
      const [pair] = outOfOrder({ inOrder }, valueOf);
      return pair && (isTouched(pair.first) || isTouched(pair.last)) ? tooEarly(module, pair) : undefined;
    },
  };
}

/** The rules between fields as a form checks them while somebody types; `save-rules` checks every save. */
export const FORM_RULES = { besideOf, followersOf };
