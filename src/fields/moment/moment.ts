import type { z } from "zod";
import { MINUTE } from "../../contract/date/durations.ts";
import { instant, orNothing } from "../../contract/scalars.ts";
import type { parseDay } from "../../contract/date/parse-day.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface MomentField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "moment";
  readonly isAhead: boolean;
  readonly timeOfDay: string;
}

interface MomentOptions extends FieldOptions {
  /** Its times mostly lie ahead: lists offer ranges from today on. */
  readonly isAhead?: boolean;
  /** The time that is meant where a day is typed alone, `HH:mm`; midnight by default. */
  readonly timeOfDay?: string;
}

/** The time in the server's time zone as UTC fields, because spreadsheets have no time zones. */
function atPlace(iso: string): Date {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE);
}

/** A parsed time as ISO 8601; without a zone it is in the server's time zone. */
function fromTyped(text: string, typed: ReturnType<typeof parseDay>): string {
  if (typed === undefined || typed === "ambiguous") return text;
  const { day, time = "00:00:00", zone } = typed;
  if (zone !== undefined) return `${day}T${time}${zone}`;
  const local = new Date(`${day}T${time}`);
  // Date would roll over a day that does not exist, such as 31 April.
  return Number.isNaN(local.getTime()) || local.getDate() !== Number(day.slice(8)) ? text : local.toISOString();
}

/** A date and time in UTC to the second, ISO 8601; shown and edited in the user's time zone. */
export function moment(options: MomentOptions & { readonly required: true }): MomentField<string>;
export function moment(options: MomentOptions): MomentField;
export function moment(options: MomentOptions): MomentField {
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? instant : orNothing(instant)) as z.ZodType<string | null>,
    column: "timestamptz",
    plainOperator: "eq",
    toCell: (value) => (value === null ? null : atPlace(value)),
    fromCell: (cell, context) => {
      const text = cellText(cell);
      return fromTyped(text, context.parseDay(text, context.dayOrder));
    },
  };
  return {
    ...fieldOf<"moment", { "": string | null }>("moment", options, { "": property }),
    isAhead: options.isAhead ?? false,
    timeOfDay: options.timeOfDay ?? "00:00",
  };
}
