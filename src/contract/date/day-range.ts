import type { Filter } from "../list-query.ts";
import { utcDay } from "./day-format.ts";

/** Ranges of days that move with today. */
export const DAY_RANGES = ["today", "days7", "days30", "thisMonth"] as const;
export type DayRange = (typeof DAY_RANGES)[number];

const DAY = 86_400_000; // ms
const LENGTHS = { today: 1, days7: 7, days30: 30 } as const; // days

/** First and last day of a range; these and `today` are written `YYYY-MM-DD`. */
export function daysOf(range: DayRange, today: string): readonly [first: string, last: string] {
  if (range !== "thisMonth") return [utcDay(Date.parse(today) - (LENGTHS[range] - 1) * DAY), today];
  const [year, month] = today.split("-").map(Number) as [number, number];
  return [`${today.slice(0, 7)}-01`, utcDay(Date.UTC(year, month, 0))];
}

type Asked = Pick<Filter, "operator" | "values">;

/** A range that a filter names instead of two days. It moves with today, also in saved filters. */
export const dayRangeOf = ({ operator, values }: Asked): DayRange | undefined =>
  operator === "between" && values.length === 1 ? DAY_RANGES.find((range) => range === values[0]) : undefined;

export const dayRangeFilter = (range: DayRange): Asked => ({ operator: "between", values: [range] });
