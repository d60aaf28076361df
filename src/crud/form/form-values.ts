import { isSameValue, recordOfField, valueOfField, type Values } from "../../fields/field-value.ts";
import type { Language } from "../../contract/text.ts";
import type { Field } from "../../fields/field.ts";
import { SOURCE_LANGUAGE } from "../../fields/translated-text/source-language.ts";
import type { Module } from "../define-module.ts";

/** The fields of a form: neither read only nor given by calls only. */
export const formFieldsOf = (module: Module): [string, Field][] =>
  Object.entries(module.fields).filter(([, field]) => !field.isReadOnly && !field.isCallOnly);

/** The fields that `isShown` selects. */
export const fieldsAmong = ({ fields }: Module, isShown: (name: string) => boolean): Module["fields"] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)));

/** Property values → form values, keyed by field. */
export const formValuesOf = (module: Module, record: Values): Values =>
  Object.fromEntries(formFieldsOf(module).map(([name, field]) => [name, valueOfField(name, field, record)]));

/** Form values → property values. */
export const recordOfForm = (module: Module, values: Values): Values =>
  Object.assign({}, ...formFieldsOf(module).map(([name, field]) => recordOfField(name, field, values[name])));

/** The first values of a new record. Its language of writing is that of its author. */
export const initialRecord = (module: Module, start: Values, language: Language): Values => ({
  ...Object.fromEntries(module.properties.map(({ name, property }) => [name, property.initial ?? null])),
  ...(Object.hasOwn(module.fields, SOURCE_LANGUAGE) ? { [SOURCE_LANGUAGE]: language } : {}),
  ...start,
});

/**
 * The values for a copy of a record: the form's fields, without secrets and without unique values, but with references
 * (such as the group of a dictionary entry).
 */
export function copiedValues(module: Module, record: Values): Values {
  const unique = new Set(module.unique?.flat());
  return Object.fromEntries(
    formFieldsOf(module).flatMap(([name, field]) =>
      field.kind === "password"
        ? []
        : Object.entries(recordOfField(name, field, valueOfField(name, field, record))).filter(
            ([property]) => field.kind === "reference" || !unique.has(property),
          ),
    ),
  );
}

/** The properties that differ. An untouched secret is null on both sides and so never sent. */
export const changedValues = (base: Values, next: Values): Values =>
  Object.fromEntries(Object.entries(next).filter(([name, value]) => !isSameValue(value, base[name])));

/** True if a form shows the same of both. */
export const hasSameValues = (module: Module, one: Values, other: Values): boolean => {
  const of = (row: Values) => recordOfForm(module, formValuesOf(module, row));
  return Object.keys(changedValues(of(one), of(other))).length === 0;
};

/** The field of a wire name, as the server's errors use it. */
export const fieldOfWire = (module: Module, wireName: string): string | undefined =>
  module.properties.find((property) => property.wireName === wireName)?.fieldName;
