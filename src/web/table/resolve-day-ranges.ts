import type { Filter } from "../../contract/list-query.ts";
import { dayRangeOf, daysOf } from "../../contract/date/day-range.ts";
import { currentDay, fromWall } from "../format/time-zone.ts";

const instant = (day: string, time: string): string =>
  fromWall(new Date(`${day}T${time}`))
    .toISOString()
    .replace(/\.\d+Z$/, "Z");

/**
 * Filters as the server accepts them: a range relative to today becomes its first and last day, or for a field of
 * moments the times in between, in the person's time zone. `isMoment` is called with a wire name.
 */
export const resolveDayRanges = (filters: readonly Filter[], isMoment: (field: string) => boolean): readonly Filter[] =>
  filters.map((filter) => {
    const range = dayRangeOf(filter);
    if (!range) return filter;
    const [first, last] = daysOf(range, currentDay());
    const values = isMoment(filter.field) ? [instant(first, "00:00:00"), instant(last, "23:59:59")] : [first, last];
    return { ...filter, values };
  });
