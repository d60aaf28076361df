import type { Language } from "../text.ts";
import { ENGLISH_MONTHS } from "./english-months.ts";

/** Format in which a day is stored and sent. */
export const STORED_DAY = "YYYY-MM-DD";
/** Format in which a day is shown, in the pattern language that date pickers also understand. */
export const SHOWN_DAY: Readonly<Record<Language, string>> = {
  zh: "YYYY-MM-DD",
  lo: "DD/MM/YYYY",
  en: "DD MMM YYYY",
};
const SHOWN_WITHOUT_YEAR: Readonly<Record<Language, string>> = { zh: "MM-DD", lo: "DD/MM", en: "DD MMM" };

function inPattern(day: string, pattern: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return day;
  const [, year = "", month = "", date = ""] = match;
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    MMM: ENGLISH_MONTHS[Number(month) - 1]?.slice(0, 3) ?? month,
    MM: month,
    DD: date,
  };
  return pattern.replace(/YYYY|MMM|MM|DD/g, (part) => parts[part] ?? part);
}

/** Formats a day `YYYY-MM-DD` for the language; returns any other text unchanged. */
export const formatDay = (day: string, language: Language): string => inPattern(day, SHOWN_DAY[language]);

/** The same without its year. */
export const formatShortDay = (day: string, language: Language): string => inPattern(day, SHOWN_WITHOUT_YEAR[language]);

export const twoDigits = (value: number | string): string => String(value).padStart(2, "0");

/** The day `YYYY-MM-DD` in the time zone of the machine. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The day `YYYY-MM-DD` in UTC; `time` in milliseconds. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
