import dayjs, { type Dayjs } from "dayjs";
import { STORED_DAY } from "../../contract/date/day-format.ts";

interface Times {
  /** The moment that stands in the field. */
  readonly before: Dayjs | undefined;
  /** `HH:mm`. */
  readonly timeOfDay: string;
  readonly now: Dayjs;
  /** A moment that has passed is of no use. */
  readonly isAhead: boolean;
}

const usualTime = ({ before, timeOfDay }: Times): string => before?.format("HH:mm") ?? timeOfDay;

/**
 * What is meant by a day that is typed without a time: at the time that stands in the field, or else at the field's own;
 * today, where that has passed and only what comes is of use, at the next full hour.
 */
export function momentOfDay(day: Dayjs, times: Times): Dayjs {
  const { now, isAhead } = times;
  const moment = dayjs(`${day.format(STORED_DAY)}T${usualTime(times)}`);
  const hasPassed = isAhead && day.isSame(now, "day") && !moment.isAfter(now);
  return hasPassed ? now.startOf("hour").add(1, "hour") : moment;
}

/** What is meant by a moment of the panel, which gives a day the usual time until another is chosen. */
export const momentPicked = (moment: Dayjs, times: Times): Dayjs =>
  moment.format("HH:mm") === usualTime(times) ? momentOfDay(moment, times) : moment;
