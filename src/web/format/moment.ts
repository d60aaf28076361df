import type { Language } from "../../contract/text.ts";
import { defineTexts, inLanguage } from "../../contract/text.ts";
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

const two = (value: number): string => String(value).padStart(2, "0");

/** Formats a day `YYYY-MM-DD` for the language; returns any other text unchanged. */
export function formatDay(day: string, language: Language): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return day;
  const [, year = "", month = "", date = ""] = match;
  if (language === "zh") return `${year}-${month}-${date}`;
  return language === "lo" ? `${date}/${month}/${year}` : `${date} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const localDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const clock = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** Formats an ISO 8601 moment in the person's time zone, to the minute. */
export function formatMoment(iso: string, language: Language): string {
  const date = toWall(new Date(iso));
  return Number.isNaN(date.getTime()) ? iso : `${formatDay(localDay(date), language)} ${clock(date)}`;
}

/** `MM-dd hh:mm`, for notification rows (§2). */
export function formatShortMoment(iso: string): string {
  const date = toWall(new Date(iso));
  return Number.isNaN(date.getTime()) ? iso : `${two(date.getMonth() + 1)}-${two(date.getDate())} ${clock(date)}`;
}

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
