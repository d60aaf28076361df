import type { z } from "zod";
import { decimal, int, orNothing } from "../../contract/scalars.ts";
import type { Words } from "../../contract/text.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";
import { decimalMark, writtenNumber, type NumberMode } from "./number-typing.ts";

export interface NumberOptions extends FieldOptions {
  readonly mode: NumberMode;
  readonly min?: number;
  readonly max?: number;
  /** Default of a new record. */
  readonly initial?: number;
  /** Shown after the number, such as 公斤 / kg. */
  readonly unit?: Words;
}

export interface NumberField<Value extends number | null = number | null> extends Field<{ "": Value }> {
  readonly kind: "number";
  readonly mode: NumberMode;
  readonly min: number;
  readonly max: number;
  readonly initial?: number;
  readonly unit?: Words;
}

const LARGEST = { num: 2_147_483_647, int: 2_147_483_647, float: 999_999_999_999 } as const; // limits of the column
const SMALLEST = { num: 0, int: 1, float: 0 } as const; // §5: no mode allows a minus sign

/** A number of at least zero; `int` at least 1 (§5). */
export function number(options: NumberOptions & { readonly required: true }): NumberField<number>;
export function number(options: NumberOptions): NumberField;
export function number(options: NumberOptions): NumberField {
  const { mode, min = SMALLEST[mode], max = LARGEST[mode], initial, unit } = options;
  const content = mode === "float" ? decimal(min, max) : int(min, max);
  const property: Property<number | null> = {
    label: options.label,
    schema: (options.required ? content : orNothing(content)) as z.ZodType<number | null>,
    column: mode === "float" ? "numeric" : "integer",
    plainOperator: "eq",
    ...(initial === undefined ? {} : { initial }),
    toCell: (value) => value,
    fromCell: (cell, { language }) =>
      typeof cell === "string" ? (writtenNumber(mode, cell, decimalMark(language)) ?? cell.trim()) : (cell ?? ""),
  };
  return {
    ...fieldOf<"number", { "": number | null }>("number", options, { "": property }),
    mode,
    min,
    max,
    ...(initial === undefined ? {} : { initial }),
    ...(unit ? { unit } : {}),
  };
}
