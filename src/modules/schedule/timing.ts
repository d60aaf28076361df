import { z } from "zod";
import { DAY, HOUR } from "../../contract/date/durations.ts";
import { int, says } from "../../contract/scalars.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { wallTime } from "../../contract/date/wall-time.ts";

export const MAX_HOURS = 168;

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isTimeOfDay = (text: string): boolean => TIME_OF_DAY.test(text);
const timeOfDay = z.string().refine(isTimeOfDay, says(VALIDATION_TEXTS.format)).meta({ pattern: TIME_OF_DAY.source });

/** Due times of a schedule, on the clock of the installation's time zone. Weekdays count from Monday, 1. */
export const timing = z.discriminatedUnion("every", [
  z.object({ every: z.literal("hours"), hours: int(1, MAX_HOURS) }),
  z.object({ every: z.literal("day"), at: timeOfDay }),
  z.object({ every: z.literal("week"), weekday: int(1, 7), at: timeOfDay }),
  /** In a month without that day: on its last one. */
  z.object({ every: z.literal("month"), day: int(1, 31), at: timeOfDay }),
]);
export type Timing = z.output<typeof timing>;

/** True if no more than a day lies between two runs. */
export const isAtLeastDaily = (when: Timing): boolean =>
  when.every === "day" || (when.every === "hours" && when.hours <= 24);

/**
 * The moment at which a zone's clock shows `wall`, both in ms. A time that the clock skips counts as much later; of a
 * time that it shows twice, the first counts.
 */
function momentOf(wall: number, zone: string): number {
  const ahead = (at: number) => wallTime(new Date(at), zone) - at;
  const before = wall - ahead(wall - DAY);
  const after = wall - ahead(wall + DAY);
  const shown = [before, after].filter((at) => at + ahead(at) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** The wall times that `when` names, from the day of `from` on, in ms. */
function* wallTimes(when: Exclude<Timing, { every: "hours" }>, from: number): Generator<number> {
  const [hours = 0, minutes = 0] = when.at.split(":").map(Number);
  const start = new Date(from);
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const at = (m: number, d: number) => Date.UTC(year, m, d, hours, minutes);
  for (let step = 0; ; step += 1) {
    if (when.every === "month") {
      const lastDay = new Date(Date.UTC(year, month + step + 1, 0)).getUTCDate();
      yield at(month + step, Math.min(when.day, lastDay));
    } else if (when.every === "day" || new Date(at(month, date + step)).getUTCDay() === when.weekday % 7)
      yield at(month, date + step);
  }
}

/**
 * The first due time after `after`, in ms. Every N hours are counted from `previous`, a past or future due time, so
 * that they keep their rhythm across restarts.
 */
export function nextTime(when: Timing, zone: string, after: number, previous = after): number {
  if (when.every === "hours") {
    const step = when.hours * HOUR;
    return previous + (Math.floor((after - previous) / step) + 1) * step;
  }
  for (const wall of wallTimes(when, wallTime(new Date(after), zone))) {
    const moment = momentOf(wall, zone);
    if (moment > after) return moment;
  }
  throw new Error("There is always a next day.");
}

/** The next `count` due times of a schedule that begins at `after`, in ms. */
export function nextTimes(when: Timing, zone: string, after: number, count: number): number[] {
  const times: number[] = [];
  for (let last = after; times.length < count; last = times.at(-1) as number) times.push(nextTime(when, zone, last));
  return times;
}
