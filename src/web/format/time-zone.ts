import { dayOf } from "../../contract/date/day-format.ts";
import { momentAtWall, wallTime } from "../../contract/date/wall-time.ts";
import { personal } from "../preferences/personal.ts";

/*
 * The time zone in which a person reads and enters times; without a choice the device's. Times are always stored and
 * sent in UTC.
 */

/** The IANA name of that zone. */
export const personalZone = (): string =>
  personal.read("timeZone") || new Intl.DateTimeFormat().resolvedOptions().timeZone;

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
  return new Date(momentAtWall(wanted, zone));
}

/** Today, `YYYY-MM-DD`. */
export const currentDay = (): string => dayOf(toWall(new Date()));

/** The person's clock shows another time than that of `zone`. */
export function isElsewhere(zone: string, at: Date): boolean {
  const here = toWall(at);
  const there = new Date(wallTime(at, zone));
  return here.getHours() !== there.getUTCHours() || here.getMinutes() !== there.getUTCMinutes();
}
