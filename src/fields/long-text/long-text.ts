import type { z } from "zod";
import { writtenLines } from "../../contract/characters/written-text.ts";
import { orNothing } from "../../contract/scalars.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface LongTextOptions extends FieldOptions {
  /** Characters; 4,000 by default. */
  readonly max?: number;
  /** Height of the input in lines; 4 by default. */
  readonly rows?: number;
}

export interface LongTextField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "long-text";
  readonly max: number;
  readonly rows: number;
}

/** Several lines of text with LF line breaks. Required means not empty. */
export function longText(options: LongTextOptions & { readonly required: true }): LongTextField<string>;
export function longText(options: LongTextOptions): LongTextField;
export function longText(options: LongTextOptions): LongTextField {
  const { max = 4000, rows = 4 } = options;
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? writtenLines(max).min(1) : orNothing(writtenLines(max))) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "like",
    isSearchable: true,
    toCell: (value) => value,
    fromCell: (cell) => (cell === null ? "" : String(cell)),
  };
  return { ...fieldOf<"long-text", { "": string | null }>("long-text", options, { "": property }), max, rows };
}
