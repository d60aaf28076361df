import type { z } from "zod";
import { line, orNothing } from "../../contract/scalars.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface TextOptions extends FieldOptions {
  /** Characters; 200 unless said. */
  readonly max?: number;
  /** The family's spelling, from wire.ts. */
  readonly wireName?: string;
}

export interface TextField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "text";
  readonly max: number;
}

/** One line of text. Required: never empty. */
export function text(options: TextOptions & { readonly required: true }): TextField<string>;
export function text(options: TextOptions): TextField;
export function text(options: TextOptions): TextField {
  const { max = 200, wireName } = options;
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? line(max).min(1) : orNothing(line(max))) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "like",
    toCell: (value) => value,
    fromCell: (cell) => (cell === null ? "" : String(cell)),
    ...(wireName === undefined ? {} : { wireName }),
  };
  return { ...fieldOf<"text", { "": string | null }>("text", options, { "": property }), max };
}
