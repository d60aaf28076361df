import type { Words } from "../contract/text.ts";
import type { Field } from "./field.ts";

/** What a field's view works with: the value itself, or, for a field that spreads, its values by suffix. */
export type FieldValue<F extends Field> = F extends Field<infer P> ? (keyof P extends "" ? P[""] : Readonly<P>) : never;

export type Values = Readonly<Record<string, unknown>>;

/** Looks at a field beside others of its form, and again when they change. */
export interface FieldComparison {
  readonly names: readonly string[];
  problem(form: Values): Words | undefined;
}

const suffixesOf = (field: Field): string[] => Object.keys(field.properties);
export const spreads = (field: Field): boolean => suffixesOf(field).some((suffix) => suffix !== "");

/** A field's value out of a record; properties the record lacks are null. */
export function valueOfField(name: string, field: Field, record: Values): unknown {
  if (!spreads(field)) return record[name] ?? null;
  return Object.fromEntries(suffixesOf(field).map((suffix) => [suffix, record[`${name}${suffix}`] ?? null]));
}

const compared = (value: unknown): unknown =>
  Array.isArray(value) ? (value as readonly unknown[]).map(String).toSorted() : (value ?? null);
/** Whether two values say the same; the order of a list of keys says nothing. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(compared(a)) === JSON.stringify(compared(b));
/** Nothing, no text, or a list without items. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The reverse of `valueOfField`: the part of a record that a field's value stands for. */
export function recordOfField(name: string, field: Field, value: unknown): Values {
  if (!spreads(field)) return { [name]: value ?? null };
  const parts = (value ?? {}) as Values;
  return Object.fromEntries(suffixesOf(field).map((suffix) => [`${name}${suffix}`, parts[suffix] ?? null]));
}
