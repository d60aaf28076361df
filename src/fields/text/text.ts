import type { z } from "zod";
import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import { writtenLine } from "../../contract/characters/written-text.ts";
import { orNothing, says } from "../../contract/scalars.ts";
import type { Words } from "../../contract/text.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface TextOptions extends FieldOptions {
  /** Characters; 200 by default. */
  readonly max?: number;
  /** A required format, such as a regular expression, with its message. */
  readonly pattern?: { readonly shape: { test(text: string): boolean }; readonly words: Words };
  /** It is what a person is called. */
  readonly isPersonName?: boolean;
  /** Shown as a link by which one calls or writes. */
  readonly reaches?: "phone" | "email";
  /** Lao and full-width digits are stored as those that every telephone has. */
  readonly hasAsciiDigits?: true;
  /** The family's name, from wire.ts. */
  readonly wireName?: string;
  readonly hasSortKey?: true;
}

export interface TextField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "text";
  readonly max: number;
  readonly isPersonName: boolean;
  readonly reaches: "phone" | "email" | undefined;
}

/** One line of text. Required means not empty. */
export function text(options: TextOptions & { readonly required: true }): TextField<string>;
export function text(options: TextOptions): TextField;
export function text(options: TextOptions): TextField {
  const { max = 200, pattern, isPersonName = false, reaches, hasAsciiDigits, wireName, hasSortKey } = options;
  const bounded = hasAsciiDigits ? writtenLine(max).overwrite(withAsciiDigits) : writtenLine(max);
  const content = pattern
    ? bounded.refine((value) => value === "" || pattern.shape.test(value), says(pattern.words))
    : bounded;
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? content.min(1) : orNothing(content)) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "like",
    isSearchable: true,
    toCell: (value) => value,
    fromCell: cellText,
    ...(wireName === undefined ? {} : { wireName }),
    ...(hasSortKey ? { hasSortKey } : {}),
  };
  return { ...fieldOf<"text", { "": string | null }>("text", options, { "": property }), max, isPersonName, reaches };
}
