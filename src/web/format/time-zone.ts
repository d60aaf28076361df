import { MINUTE } from "../../contract/date/durations.ts";
import { dayOf, twoDigits } from "../../contract/date/day-format.ts";
import { wallTime } from "../../contract/date/wall-time.ts";
import { personal } from "../preferences/personal.ts";

/*
 * The time zone in which a person reads and enters times; without a choice the device's. Times are always stored and
 * sent in UTC.
 */

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

/** Today, `YYYY-MM-DD`. */
export const currentDay = (): string => dayOf(toWall(new Date()));

/** `UTC+07:00`: a zone's offset at a moment. */
export function distanceFromUtc(zone: string, at: Date): string {
  const minutes = Math.round((wallTime(at, zone) - at.getTime()) / MINUTE);
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? "−" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** The person's clock shows another time than that of `zone`. */
export function isElsewhere(zone: string, at: Date): boolean {
  const here = toWall(at);
  const there = new Date(wallTime(at, zone));
  return here.getHours() !== there.getUTCHours() || here.getMinutes() !== there.getUTCMinutes();
}
