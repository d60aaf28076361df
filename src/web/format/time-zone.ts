import { personal } from "../preferences/personal.ts";

/*
 * The time zone in which a person reads and enters times; without a choice the device's. Times are always stored and
 * sent in UTC.
 */

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const present = formats.get(timeZone);
  if (present) return present;
  const two = "2-digit";
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(timeZone, made);
  return made;
};

/** The wall clock time of a zone as if it were UTC, in ms. */
function wallTime(date: Date, zone: string): number {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * A date whose local year, day and hour are those of the person's zone, for code that counts in local time, such as
 * calendars.
 */
export function toWall(date: Date): Date {
  const zone = personal.read("timeZone");
  if (zone === "" || Number.isNaN(date.getTime())) return date;
  const wall = new Date(wallTime(date, zone));
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  );
}

/** The inverse of `toWall`. */
export function fromWall(wall: Date): Date {
  const zone = personal.read("timeZone");
  if (zone === "" || Number.isNaN(wall.getTime())) return wall;
  const wanted = Date.UTC(
    wall.getFullYear(),
    wall.getMonth(),
    wall.getDate(),
    wall.getHours(),
    wall.getMinutes(),
    wall.getSeconds(),
  );
  // The zone's offset is computed twice: near a daylight saving change the first result may belong to the other side.
  const distance = (at: number) => wallTime(new Date(at), zone) - at;
  return new Date(wanted - distance(wanted - distance(wanted)));
}

/** `UTC+07:00`: a zone's offset at a moment. */
export function distanceFromUtc(zone: string, at: Date): string {
  const minutes = Math.round((wallTime(at, zone) - at.getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? "−" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
