import { DAY } from "./durations.ts";
import type { Filter } from "../list-query.ts";
import { utcDay } from "./day-format.ts";

/** Ranges of days that move with today. */
export const DAY_RANGES = {
  past: ["today", "days7", "days30", "thisMonth"],
  /** Of days that mostly lie ahead. */
  ahead: ["next30", "next90", "thisMonth", "thisQuarter"],
} as const;
type Direction = keyof typeof DAY_RANGES;
export type DayRange = (typeof DAY_RANGES)[Direction][number];

const MONTHS = { thisMonth: 1, thisQuarter: 3 } as const;
const LENGTHS = { today: 1, days7: -7, days30: -30, next30: 30, next90: 90 } as const; // days, with today

/** First and last day of a range; these and `today` are written `YYYY-MM-DD`. */
export function daysOf(range: DayRange, today: string): readonly [first: string, last: string] {
  if (range === "thisMonth" || range === "thisQuarter") {
    const [year, month] = today.split("-").map(Number) as [number, number];
    const months = MONTHS[range];
    const before = month - 1 - ((month - 1) % months);
    return [utcDay(Date.UTC(year, before, 1)), utcDay(Date.UTC(year, before + months, 0))];
  }
  const length = LENGTHS[range];
  const end = utcDay(Date.parse(today) + (length - Math.sign(length)) * DAY);
  return length < 0 ? [end, today] : [today, end];
}

type Asked = Pick<Filter, "operator" | "values">;

/** A range that a filter names instead of two days. It moves with today, also in saved filters. */
export const dayRangeOf = ({ operator, values }: Asked): DayRange | undefined =>
  operator === "between" && values.length === 1
    ? [...DAY_RANGES.past, ...DAY_RANGES.ahead].find((range) => range === values[0])
    : undefined;

export const dayRangeFilter = (range: DayRange): Asked => ({ operator: "between", values: [range] });
