import { MINUTE } from "./durations.ts";
import { twoDigits } from "./day-format.ts";
import { wallTime } from "./wall-time.ts";

/** Header with the IANA name of the time zone in which the caller reads and enters times. */
export const TIME_ZONE = "Time-Zone";

/** True if the platform knows the IANA time zone, such as `Asia/Vientiane`. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** `UTC+07:00`: a zone's offset at a moment. */
export function distanceFromUtc(zone: string, at: Date): string {
  const minutes = Math.round((wallTime(at, zone) - at.getTime()) / MINUTE);
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? "−" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
