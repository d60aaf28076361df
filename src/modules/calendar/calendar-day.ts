import { z } from "zod";
import { day, displayName } from "../../contract/scalars.ts";

/** Whose calendars there are; ISO 3166. */
export const COUNTRIES = ["CN", "LA"] as const;
export type Country = (typeof COUNTRIES)[number];

/** A day off, or a weekend day on which people work to make up for one. */
export const DAY_KINDS = ["holiday", "workday"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

const name = displayName(60);

/** One day of a country that is not what its weekday says. */
export const calendarDay = z.object({
  date: day,
  kind: z.enum(DAY_KINDS),
  /** In Chinese; the others may be empty and then read as it does. */
  name: name.min(1),
  nameEn: name,
  nameLo: name,
});
export type CalendarDay = z.output<typeof calendarDay>;

/** A body holds 500 fields (IN-04), five for each day; no year has half as many. */
export const MOST_DAYS = 98;

export interface DayChange {
  readonly date: string;
  /** Undefined: it is new. */
  readonly before: CalendarDay | undefined;
  /** Undefined: it goes. */
  readonly after: CalendarDay | undefined;
}

const isSame = (a: CalendarDay | undefined, b: CalendarDay | undefined): boolean =>
  a?.kind === b?.kind && a?.name === b?.name && a?.nameEn === b?.nameEn && a?.nameLo === b?.nameLo;

/** Where two years differ, from January on. */
export function differences(before: readonly CalendarDay[], after: readonly CalendarDay[]): DayChange[] {
  const [was, is] = [before, after].map((days) => new Map(days.map((each) => [each.date, each])));
  return [...new Set([...before, ...after].map(({ date }) => date))]
    .toSorted()
    .map((date) => ({ date, before: was?.get(date), after: is?.get(date) }))
    .filter((change) => !isSame(change.before, change.after));
}
