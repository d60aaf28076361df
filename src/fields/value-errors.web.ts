import { z } from "zod";
import { LANGUAGES } from "../contract/text.ts";
import { fieldErrorsOf } from "../contract/validation.ts";
import type { Translate } from "../web/i18n/language.tsx";
import { recordOfField, spreads } from "./field-value.ts";
import type { Field } from "./field.ts";
import { FIELD_TEXTS } from "./texts.ts";
import { TRANSLATION_SUFFIXES } from "./translated-text/translated-text.ts";
import { viewOfField } from "./views.tsx";

/** Validation messages of a field's value, by the same schemas as the server; empty when it is valid. */
export function valueErrors(name: string, field: Field, value: unknown, t: Translate): string[] {
  const record = recordOfField(name, field, value);
  const own = viewOfField(field).validate?.(field, value as never);
  if (own) return [t(own)];
  return Object.entries(field.properties).flatMap(([suffix, property]) => {
    const given = record[`${name}${suffix}`];
    const checked = z.safeEncode(property.schema, given);
    if (checked.success) return [];
    const error = fieldErrorsOf(checked.error, given)[0];
    const words = error ? t(error.words, error.parameters) : "";
    const language = spreads(field) ? LANGUAGES.find((each) => TRANSLATION_SUFFIXES[each] === suffix) : undefined;
    return [language ? `${t(FIELD_TEXTS[language])}: ${words}` : words];
  });
}
