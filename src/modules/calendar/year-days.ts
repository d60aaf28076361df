import { DAY } from "../../contract/date/durations.ts";
import { utcDay } from "../../contract/date/day-format.ts";
import type { CalendarDay, Country } from "./calendar-day.ts";

/* Days are strings `YYYY-MM-DD`, computed in UTC so that no time zone shifts them. */

export const dayAfter = (date: string, count = 1): string => utcDay(Date.parse(date) + count * DAY);

/** All days between two, both included, in ascending order whichever is given first. */
export function daysBetween(one: string, other: string): string[] {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const days: string[] = [];
  for (let date = from; date <= to; date = dayAfter(date)) days.push(date);
  return days;
}

/** A month (0 is January) as weeks of seven cells from Monday on; undefined for days of other months. */
export function weeksOf(year: number, month: number): (string | undefined)[][] {
  const first = Date.UTC(year, month, 1);
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: before }, () => undefined),
    ...Array.from({ length }, (_, at) => utcDay(first + at * DAY)),
  ];
  const weeks: (string | undefined)[][] = [];
  for (let at = 0; at < cells.length; at += 7)
    weeks.push(Array.from({ length: 7 }, (_, weekday) => cells[at + weekday]));
  return weeks;
}

export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(Date.parse(date)).getUTCDay());

/** Consecutive days of the same kind and name. */
export interface Span extends Omit<CalendarDay, "date"> {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

export function spansOf(days: readonly CalendarDay[]): Span[] {
  const spans: Span[] = [];
  for (const { date, ...what } of days) {
    const last = spans.at(-1);
    const isSame = last && last.kind === what.kind && last.name === what.name && dayAfter(last.to) === date;
    if (isSame) spans[spans.length - 1] = { ...last, to: date, count: last.count + 1 };
    else spans.push({ ...what, from: date, to: date, count: 1 });
  }
  return spans;
}

const STEPS: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => dayAfter(date, -1),
  ArrowRight: (date) => dayAfter(date, 1),
  ArrowUp: (date) => dayAfter(date, -7),
  ArrowDown: (date) => dayAfter(date, 7),
  Home: (date) => `${date.slice(0, 8)}01`,
  End: (date) => utcDay(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)),
  PageUp: (date) => inMonth(date, -1),
  PageDown: (date) => inMonth(date, 1),
};

/** The same day in another month, or that month's last day. */
function inMonth(date: string, step: number): string {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + step, Number(date.slice(8))];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month, Math.min(day, last)));
}

/** The day a key moves to in the calendar grid; undefined for other keys and beyond the year. */
export function dayByKey(date: string, key: string): string | undefined {
  const next = STEPS[key]?.(date);
  return next?.slice(0, 4) === date.slice(0, 4) ? next : undefined;
}

const FIXED_IN_LAOS = new Set(["01-01", "03-08", "04-14", "04-15", "04-16", "05-01", "12-02"]);

/** True for a year of Laos that has only the holidays with fixed dates, and not yet those announced each year. */
export const hasOnlyFixedDays = (country: Country, days: readonly Pick<CalendarDay, "date">[]): boolean =>
  country === "LA" && days.length > 0 && days.every(({ date }) => FIXED_IN_LAOS.has(date.slice(5)));
