import type { Language } from "../../contract/text.ts";
import { defineTexts, inLanguage } from "../../contract/text.ts";
import { dayOf, formatDay, twoDigits } from "../../contract/date/day-format.ts";
import { toWall } from "./time-zone.ts";

const texts = defineTexts("time", {
  minute: { zh: "1 分钟前", lo: "1 ນາທີກ່ອນ", en: "1 minute ago" },
  minutes: { zh: "{count} 分钟前", lo: "{count} ນາທີກ່ອນ", en: "{count} minutes ago" },
  hour: { zh: "1 小时前", lo: "1 ຊົ່ວໂມງກ່ອນ", en: "1 hour ago" },
  hours: { zh: "{count} 小时前", lo: "{count} ຊົ່ວໂມງກ່ອນ", en: "{count} hours ago" },
  day: { zh: "1 天前", lo: "1 ວັນກ່ອນ", en: "1 day ago" },
  days: { zh: "{count} 天前", lo: "{count} ວັນກ່ອນ", en: "{count} days ago" },
  now: { zh: "刚刚", lo: "ເມື່ອຄູ່ນີ້", en: "just now" },
});

/** Formats a moment in the person's time zone; a text that is not a moment is returned unchanged. */
function onClock(iso: string, write: (wall: Date) => string): string {
  const wall = toWall(new Date(iso));
  return Number.isNaN(wall.getTime()) ? iso : write(wall);
}
const clock = (wall: Date): string => `${twoDigits(wall.getHours())}:${twoDigits(wall.getMinutes())}`;
const dayAndClock = (wall: Date, language: Language): string => `${formatDay(dayOf(wall), language)} ${clock(wall)}`;

/** Formats an ISO 8601 moment in the person's time zone, to the minute. */
export const formatMoment = (iso: string, language: Language): string =>
  onClock(iso, (wall) => dayAndClock(wall, language));

/** The same to the second, to tell apart what happened within a minute. */
export const formatMomentToSecond = (iso: string, language: Language): string =>
  onClock(iso, (wall) => `${dayAndClock(wall, language)}:${twoDigits(wall.getSeconds())}`);

/** The day `YYYY-MM-DD` in the person's time zone. */
export const dayOfMoment = (iso: string): string => onClock(iso, dayOf);

/** `hh:mm`, where the day is known. */
export const formatClock = (iso: string): string => onClock(iso, clock);

/** `MM-dd hh:mm`, for notification rows (§2). */
export const formatShortMoment = (iso: string): string =>
  onClock(iso, (wall) => `${dayOf(wall).slice(5)} ${clock(wall)}`);

/** Relative time: minutes under an hour, hours under a day, otherwise days (§9). `now` in ms. */
export function formatRelative(iso: string, now: number, language: Language): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000);
  if (Number.isNaN(seconds)) return iso;
  const [one, many, unit] =
    seconds < 3600
      ? ([texts.minute, texts.minutes, 60] as const)
      : seconds < 86_400
        ? ([texts.hour, texts.hours, 3600] as const)
        : ([texts.day, texts.days, 86_400] as const);
  const count = Math.floor(seconds / unit);
  if (count === 0) return inLanguage(texts.now, language);
  return inLanguage(count === 1 ? one : many, language, { count });
}
