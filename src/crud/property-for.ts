import type { Language } from "../contract/text.ts";
import { spreads } from "../fields/field-value.ts";
import { TRANSLATION_SUFFIXES } from "../fields/translated-text/translated-text.ts";
import type { Module, NamedProperty } from "./define-module.ts";

/** True for the wire name of a field of moments. */
export const isMomentOf =
  (module: Module) =>
  (wireName: string): boolean =>
    module.properties.some((each) => each.wireName === wireName && each.field.kind === "moment");

/** Property by which a field is sorted and filtered; for a translated text the one in the reader's language. */
export function propertyFor(module: Module, fieldName: string, language: Language): NamedProperty {
  const properties = module.properties.filter((property) => property.fieldName === fieldName);
  const field = module.fields[fieldName];
  const own =
    field && spreads(field)
      ? properties.find((property) => property.name === `${fieldName}${TRANSLATION_SUFFIXES[language]}`)
      : undefined;
  return (own ?? properties[0]) as NamedProperty;
}
