import type { z } from "zod";
import { instant, orNothing } from "../../contract/scalars.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface MomentField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "moment";
}

const two = (value: number): string => String(value).padStart(2, "0");

/** `2026-06-01 15:00:00 +07:00`: the time where the server stands, and its distance from UTC, so that no reader has to guess. */
function spelledOut(iso: string): string {
  const date = new Date(iso);
  const minutes = -date.getTimezoneOffset();
  const zone = `${minutes < 0 ? "-" : "+"}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())} ${zone}`;
}

const TYPED =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:\d{2})?$/;

/** What people type into a sheet; without a zone it is the time where the server stands. */
function fromTyped(text: string): string {
  const parts = TYPED.exec(text);
  if (!parts) return text;
  const [, year, month, day, hour, minute, second = "00", zone = ""] = parts;
  const iso = `${year}-${two(Number(month))}-${two(Number(day))}T${two(Number(hour))}:${minute}:${second}`;
  if (zone !== "") return `${iso}${zone}`;
  const local = new Date(iso);
  return Number.isNaN(local.getTime()) ? text : local.toISOString();
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
    toCell: (value) => (value === null ? null : spelledOut(value)),
    fromCell: (cell) => fromTyped(cellText(cell)),
  };
  return fieldOf<"moment", { "": string | null }>("moment", options, { "": property });
}
