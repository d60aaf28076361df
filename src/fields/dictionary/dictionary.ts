import type { z } from "zod";
import { line, orNothing } from "../../contract/scalars.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

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
  const source = { dictionary: options.group };
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? line(64).min(1) : orNothing(line(64))) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "eq",
    source,
    toCell: (value, { titleOf }) => (value === null ? null : (titleOf(source, value) ?? value)),
    fromCell: (cell, { keyOf }) => keyOf(source, cellText(cell)) ?? cellText(cell),
  };
  return {
    ...fieldOf<"dictionary", { "": string | null }>("dictionary", options, { "": property }),
    group: options.group,
  };
}
