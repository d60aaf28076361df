import type { Language } from "../contract/text.ts";
import { spreads } from "../fields/field-value.ts";
import { TRANSLATION_SUFFIXES } from "../fields/translated-text/translated-text.ts";
import type { Module, NamedProperty } from "./define-module.ts";

/** The property a field is sorted and filtered by: a translated text by what the person reads. */
export function propertyFor(module: Module, fieldName: string, language: Language): NamedProperty {
  const properties = module.properties.filter((property) => property.fieldName === fieldName);
  const field = module.fields[fieldName];
  const own =
    field && spreads(field)
      ? properties.find((property) => property.name === `${fieldName}${TRANSLATION_SUFFIXES[language]}`)
      : undefined;
  return (own ?? properties[0]) as NamedProperty;
}
