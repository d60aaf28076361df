import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import { SHOWN_DAY, STORED_DAY } from "../../contract/date/day-format.ts";
import { parseDay } from "../../contract/date/parse-day.ts";
import type { Language } from "../../contract/text.ts";

// Without it any text that browsers read as a date would be of every format.
dayjs.extend(customParseFormat);

// In a sheet it would be the serial number of a day; here it is a day that is not typed to its end.
const SERIAL = /^\d{5,6}(\.\d+)?$/;

// A sheet may say 06/13/2027 for 13 June; somebody who is shown the day first would not notice what became of it.
const MONTH_FIRST = /(?<!\d)\d{1,2} ?[-/.] ?(?:1[3-9]|[2-9]\d) ?[-/.] ?\d{4}(?!\d)/;

/** The moment that is meant by a day alone. */
export type MomentOfDay = (day: Dayjs) => Dayjs;

/**
 * Reads a day, perhaps with a time, as people write it; undefined if it is none, or if the month stands before the day.
 */
export function typedDay(text: string, momentOf: MomentOfDay = (day) => day): Dayjs | undefined {
  const plain = withAsciiDigits(text).trim();
  const found = SERIAL.test(plain) || MONTH_FIRST.test(plain) ? undefined : parseDay(plain, "day");
  if (!found || found === "ambiguous" || found.zone !== undefined) return undefined;
  const said = `${found.day}T${found.time ?? "00:00:00"}`;
  const moment = dayjs(said);
  // It would go on from 25:00 to the next day, and from 9:75 to the next hour.
  if (moment.format(`${STORED_DAY}THH:mm:ss`) !== said) return undefined;
  return found.time === undefined ? momentOf(moment) : moment;
}

/** Spellings that a picker of days reads itself, the shown one first. */
export const dayFormats = (language: Language): [string, ...string[]] => [
  SHOWN_DAY[language],
  STORED_DAY,
  "YYYYMMDD",
  "D/M/YYYY",
];

/** What a picker with these formats reads itself. */
export const dayOfFormats = (text: string, formats: readonly string[]): Dayjs | undefined =>
  formats.map((format) => dayjs(text, format, true)).find((day) => day.isValid());
