import { z } from "zod";
import { displayName } from "../../contract/characters/written-text.ts";
import { day } from "../../contract/scalars.ts";

/** Countries with a calendar; ISO 3166-1 alpha-2. */
export const COUNTRIES = ["CN", "LA"] as const;
export type Country = (typeof COUNTRIES)[number];

/** `workday`: a weekend day on which people work to make up for a holiday. */
export const DAY_KINDS = ["holiday", "workday"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

const name = displayName(60);

/** A holiday, or a working day on a weekend. `date` is `YYYY-MM-DD`. */
export const calendarDay = z.object({
  date: day,
  kind: z.enum(DAY_KINDS),
  /** Chinese; also shown where another language's name is empty. */
  name: name.min(1),
  nameEn: name,
  nameLo: name,
});
export type CalendarDay = z.output<typeof calendarDay>;

/** Days of a year at most: a request body holds 500 fields (IN-04), five for each day. */
export const MAX_DAYS = 98;

export interface DayChange {
  readonly date: string;
  /** Undefined for an added day. */
  readonly before: CalendarDay | undefined;
  /** Undefined for a removed day. */
  readonly after: CalendarDay | undefined;
}

const isSame = (a: CalendarDay | undefined, b: CalendarDay | undefined): boolean =>
  a?.kind === b?.kind && a?.name === b?.name && a?.nameEn === b?.nameEn && a?.nameLo === b?.nameLo;

/** The changes from one year to another, in order of date. */
export function differences(before: readonly CalendarDay[], after: readonly CalendarDay[]): DayChange[] {
  const [was, is] = [before, after].map((days) => new Map(days.map((each) => [each.date, each])));
  return [...new Set([...before, ...after].map(({ date }) => date))]
    .toSorted()
    .map((date) => ({ date, before: was?.get(date), after: is?.get(date) }))
    .filter((change) => !isSame(change.before, change.after));
}

export const countsOf = (changes: readonly DayChange[]) => ({
  added: changes.filter(({ before }) => !before).length,
  changed: changes.filter(({ before, after }) => before && after).length,
  removed: changes.filter(({ after }) => !after).length,
});
