import dayjs, { type Dayjs } from "dayjs";
import { STORED_DAY } from "../../contract/date/day-format.ts";
import { parseDay } from "../../contract/date/parse-day.ts";

/**
 * Reads what was typed or pasted into a picker in a spelling that is none of its formats, such as 2026年12月1日 9:30 or
 * full-width digits: the picker would drop it. Undefined if it is no day.
 */
export function typedDay(text: string): Dayjs | undefined {
  const found = parseDay(text, "day");
  if (!found || found === "ambiguous" || found.zone !== undefined) return undefined;
  const moment = dayjs(`${found.day}T${found.time ?? "00:00:00"}`);
  return moment.isValid() && moment.format(STORED_DAY) === found.day ? moment : undefined;
}
