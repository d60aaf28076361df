import type { z } from "zod";
import { momentAtWall, wallTime } from "../../contract/date/wall-time.ts";
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

/** A parsed time as ISO 8601; where it names no zone it is in the sheet's. */
function fromTyped(text: string, typed: ReturnType<typeof parseDay>, timeZone: string): string {
  if (typed === undefined || typed === "ambiguous") return text;
  const { day, time = "00:00:00", zone } = typed;
  if (zone !== undefined) return `${day}T${time}${zone}`;
  const wall = new Date(`${day}T${time}Z`);
  // Date would roll over a day that does not exist, such as 31 April.
  const exists = !Number.isNaN(wall.getTime()) && wall.getUTCDate() === Number(day.slice(8));
  return exists ? new Date(momentAtWall(wall.getTime(), timeZone)).toISOString() : text;
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
    // Cells have no time zone: their UTC fields are the clock of the sheet's.
    toCell: (value, { timeZone }) => (value === null ? null : new Date(wallTime(new Date(value), timeZone))),
    fromCell: (cell, context) => {
      const text = cellText(cell);
      return fromTyped(text, context.parseDay(text, context.dayOrder), context.timeZone);
    },
  };
  return {
    ...fieldOf<"moment", { "": string | null }>("moment", options, { "": property }),
    isAhead: options.isAhead ?? false,
    timeOfDay: options.timeOfDay ?? "00:00",
  };
}
