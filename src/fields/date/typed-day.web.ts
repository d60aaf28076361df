import dayjs, { type Dayjs } from "dayjs";
import type { FocusEvent, KeyboardEvent } from "react";
import { withAsciiDigits } from "../../contract/ascii-digits.ts";
import { STORED_DAY } from "../../contract/date/day-format.ts";
import { parseDay } from "../../contract/date/parse-day.ts";

// In a sheet it would be the serial number of a day; here it is a day that is not typed to its end.
const SERIAL = /^\d{5,6}(\.\d+)?$/;

/** Reads a day, perhaps with a time, as people write it; undefined if it is none. */
export function typedDay(text: string): Dayjs | undefined {
  const found = SERIAL.test(withAsciiDigits(text).trim()) ? undefined : parseDay(text, "day");
  if (!found || found === "ambiguous" || found.zone !== undefined) return undefined;
  const moment = dayjs(`${found.day}T${found.time ?? "00:00:00"}`);
  return moment.isValid() && moment.format(STORED_DAY) === found.day ? moment : undefined;
}

/**
 * Handlers of a picker for what is typed or pasted in a spelling that is none of its `formats`, such as 2026年12月1日
 * 9:30 or full-width digits: the picker itself would drop it. Enter takes it, too, and does not submit the form.
 */
export function takingTyped(formats: readonly string[], take: (day: Dayjs) => void) {
  const read = (target: EventTarget): void => {
    if (!(target instanceof HTMLInputElement)) return; // the panel
    const isOfPicker = formats.some((format) => dayjs(target.value, format, true).isValid());
    const typed = isOfPicker ? undefined : typedDay(target.value);
    if (typed) take(typed);
  };
  return {
    onBlur: ({ target }: FocusEvent<HTMLElement>) => read(target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      read(event.target);
    },
  };
}
