import { HOUR } from "./durations.ts";
import { utcDay } from "./day-format.ts";

/** Offset from UTC in milliseconds. Each country has one time zone without daylight saving time. */
export const AHEAD_MS = { laos: 7 * HOUR, china: 8 * HOUR } as const;
type Country = keyof typeof AHEAD_MS;

/** The calendar day there, `YYYY-MM-DD`; `now` in milliseconds. */
export const dayAt = (now: number, country: Country): string => utcDay(now + AHEAD_MS[country]);

/** The calendar month there, 1 to 12. */
export const monthAt = (now: number, country: Country): number => new Date(now + AHEAD_MS[country]).getUTCMonth() + 1;
