import { DAY } from "../../contract/date/durations.ts";
import { utcDay } from "../../contract/date/day-format.ts";
import { AHEAD_MS } from "../../contract/date/region-clock.ts";

/** Weeks that statistics look back, the current one included. */
export const WEEKS = 12;

export const WEEK = 7 * DAY;
/** A Monday, in milliseconds since 1970. */
const MONDAY = Date.UTC(1970, 0, 5);

export interface Weeks {
  /** Start of the first week, in milliseconds since 1970. */
  readonly from: number;
  /** The Monday of each, `YYYY-MM-DD`; the last is of the current one. */
  readonly mondays: readonly string[];
}

/** The moment at which a week begins in Laos. */
export const startOfWeek = (monday: string): string => new Date(Date.parse(monday) - AHEAD_MS.laos).toISOString();

/** The last twelve weeks in Laos, Mondays to Sundays. */
export function lastWeeks(now: number): Weeks {
  const there = now + AHEAD_MS.laos;
  const current = there - ((there - MONDAY) % WEEK);
  const first = current - (WEEKS - 1) * WEEK;
  return {
    from: first - AHEAD_MS.laos,
    mondays: Array.from({ length: WEEKS }, (_, week) => utcDay(first + week * WEEK)),
  };
}

/** Sums days, the first of which is a Monday, to weeks. */
export const visitsPerWeek = (days: readonly { readonly count: number }[]): number[] =>
  days.reduce<number[]>((weeks, { count }, index) => {
    const week = Math.floor(index / 7);
    weeks[week] = (weeks[week] ?? 0) + count;
    return weeks;
  }, []);
