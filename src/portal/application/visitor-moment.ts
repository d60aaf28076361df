import { dayOf, formatDay, twoDigits } from "../../contract/date/day-format.ts";
import type { Language } from "../../contract/text.ts";

/** A moment in the visitor's time zone and language. */
export function momentIn(iso: string | number, language: Language): string {
  const moment = new Date(iso);
  return `${formatDay(dayOf(moment), language)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}
