import type { Words } from "../contract/text.ts";
import type { Field } from "./field.ts";

/** The value that a field's view works with; a field with several properties has an object of values by suffix. */
export type FieldValue<F extends Field> = F extends Field<infer P> ? (keyof P extends "" ? P[""] : Readonly<P>) : never;

export type Values = Readonly<Record<string, unknown>>;

/** A validation that compares a field with others of the form, and runs again when they change. */
export interface FieldComparison {
  readonly names: readonly string[];
  validate(form: Values): Words | undefined;
}

const suffixesOf = (field: Field): string[] => Object.keys(field.properties);
export const spreads = (field: Field): boolean => suffixesOf(field).some((suffix) => suffix !== "");

/** A field's value from a record; missing properties are null. */
export function valueOfField(name: string, field: Field, record: Values): unknown {
  if (!spreads(field)) return record[name] ?? null;
  return Object.fromEntries(suffixesOf(field).map((suffix) => [suffix, record[`${name}${suffix}`] ?? null]));
}

const compared = (value: unknown): unknown =>
  Array.isArray(value) ? (value as readonly unknown[]).map(String).toSorted() : (value ?? null);
/** Compares two values; the order of a list does not matter. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(compared(a)) === JSON.stringify(compared(b));
/** Null, undefined, empty text or an empty list. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** None of the field's properties has a value. */
export const isEmptyField = (name: string, field: Field, record: Values): boolean =>
  suffixesOf(field).every((suffix) => isEmptyValue(record[`${name}${suffix}`]));

/** The inverse of `valueOfField`. */
export function recordOfField(name: string, field: Field, value: unknown): Values {
  if (!spreads(field)) return { [name]: value ?? null };
  const parts = (value ?? {}) as Values;
  return Object.fromEntries(suffixesOf(field).map((suffix) => [`${name}${suffix}`, parts[suffix] ?? null]));
}
