import type { z } from "zod";
import { instant, orNothing } from "../../contract/scalars.ts";
import type { typedDay } from "../date/typed-day.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface MomentField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "moment";
}

/** The clock of the server's place at a moment, as spreadsheets have it: they know no zones. */
function atPlace(iso: string): Date {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
}

/** What people type into a sheet; without a zone it is the time where the server stands. */
function fromTyped(text: string, typed: ReturnType<typeof typedDay>): string {
  if (typed === undefined || typed === "ambiguous") return text;
  const { day, time = "00:00:00", zone } = typed;
  if (zone !== undefined) return `${day}T${time}${zone}`;
  const local = new Date(`${day}T${time}`);
  // A day that does not exist would become another one.
  return Number.isNaN(local.getTime()) || local.getDate() !== Number(day.slice(8)) ? text : local.toISOString();
}

/** A date and time, as ISO 8601 in UTC to the second; shown and typed in the person's own time zone. */
export function moment(options: FieldOptions & { readonly required: true }): MomentField<string>;
export function moment(options: FieldOptions): MomentField;
export function moment(options: FieldOptions): MomentField {
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? instant : orNothing(instant)) as z.ZodType<string | null>,
    column: "timestamptz",
    plainOperator: "eq",
    toCell: (value) => (value === null ? null : atPlace(value)),
    fromCell: (cell, context) => {
      const text = cellText(cell);
      return fromTyped(text, context.typedDay(text, context.dayOrder));
    },
  };
  return fieldOf<"moment", { "": string | null }>("moment", options, { "": property });
}
