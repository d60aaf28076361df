import type { z } from "zod";
import { line, orNothing } from "../../contract/scalars.ts";
import { chosenProperty, fieldOf, type Field, type FieldOptions } from "../field.ts";

export interface DictionaryOptions extends FieldOptions {
  /** Code of the dictionary group. */
  readonly group: string;
}

export interface DictionaryField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "dictionary";
  readonly group: string;
}

/** An entry of a dictionary: stored by value, shown by label. */
export function dictionary(options: DictionaryOptions & { readonly required: true }): DictionaryField<string>;
export function dictionary(options: DictionaryOptions): DictionaryField;
export function dictionary(options: DictionaryOptions): DictionaryField {
  const schema = (options.required ? line(64).min(1) : orNothing(line(64))) as z.ZodType<string | null>;
  const property = chosenProperty(options, { dictionary: options.group }, schema);
  return {
    ...fieldOf<"dictionary", { "": string | null }>("dictionary", options, { "": property }),
    group: options.group,
  };
}
