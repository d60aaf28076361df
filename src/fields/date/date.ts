import type { z } from "zod";
import { day, orNothing, says } from "../../contract/scalars.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface DateOptions extends FieldOptions {
  /** First and last allowed day, `YYYY-MM-DD`; 1900-01-01 and 2299-12-31 by default: a year of the Buddhist era is refused. */
  readonly min?: string;
  readonly max?: string;
  /** Its days mostly lie ahead: lists offer ranges from today on. */
  readonly isAhead?: boolean;
}

export interface DateField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "date";
  readonly min: string;
  readonly max: string;
  readonly isAhead: boolean;
}

/** A calendar day without time or time zone, `YYYY-MM-DD`. */
export function date(options: DateOptions & { readonly required: true }): DateField<string>;
export function date(options: DateOptions): DateField;
export function date(options: DateOptions): DateField {
  const { min = "1900-01-01", max = "2299-12-31", isAhead = false } = options;
  const content = day.refine(
    (text) => text >= min && text <= max,
    says({
      zh: `请选择 ${min} 至 ${max} 之间的日期`,
      lo: `ກະລຸນາເລືອກວັນທີລະຫວ່າງ ${min} ຫາ ${max}`,
      en: `Choose a day from ${min} to ${max}`,
    }),
  );
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? content : orNothing(content)) as z.ZodType<string | null>,
    column: "date",
    plainOperator: "eq",
    toCell: (value) => (value === null ? null : new Date(`${value}T00:00:00Z`)),
    fromCell: (cell, { dayOrder, parseDay }) => {
      const typed = parseDay(cellText(cell), dayOrder);
      return typed === undefined || typed === "ambiguous" ? cellText(cell) : typed.day;
    },
  };
  return { ...fieldOf<"date", { "": string | null }>("date", options, { "": property }), min, max, isAhead };
}
