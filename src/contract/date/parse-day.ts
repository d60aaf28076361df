import { DAY } from "./durations.ts";
import { withAsciiDigits } from "../characters/ascii-digits.ts";
import { twoDigits } from "./day-format.ts";
import { MONTH_NAMES } from "./month-names.ts";

/** The first part of a numeric date such as 04/05/2029. */
export type DayOrder = "day" | "month";

export interface ParsedDay {
  /** `YYYY-MM-DD`, not checked for existence. */
  readonly day: string;
  /** `HH:MM:SS`, if a time was given. */
  readonly time?: string;
  /** `Z` or `+07:00`, if given. */
  readonly zone?: string;
}

const isoOf = (year: string, month: number | string, date: string): string =>
  `${year}-${twoDigits(month)}-${twoDigits(date)}`;

const plain = (text: string): string => withAsciiDigits(text).replace(/\s+/g, " ").trim().toLowerCase();

// Longer names first, or "mar" would match in "march".
const NAME = [...MONTH_NAMES.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(".", "\\.?"))
  .join("|");
const monthOf = (name: string): number => MONTH_NAMES.get(name) ?? MONTH_NAMES.get(name.replaceAll(".", "")) ?? 0;

const BEFORE = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|ວັນທີ)[,. ]*/;
const YEAR_FIRST = /^(\d{4})(?: ?[-/.年] ?)(\d{1,2})(?: ?[-/.月] ?)(\d{1,2})(?: ?[日号])?(?!\d)/;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const FIGURES = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4})(?!\d)/;
const LAO = /^(\d{1,2}) ?ເດືອນ ?(\d{1,2}) ?ປີ ?(\d{4})(?!\d)/;
const NAMED = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?(?: of )?[- ./]*(?:ເດືອນ ?)?(${NAME})[-,./ ]*(?:ປີ ?)?(\\d{4})(?!\\d)`,
);
const NAME_FIRST = new RegExp(`^(${NAME})[. ]*(\\d{1,2})(?:st|nd|rd|th)?[, ]+(\\d{4})(?!\\d)`);
const NAME_BETWEEN = new RegExp(`^(\\d{4})[- ./]*(${NAME})[- ./]*(\\d{1,2})(?!\\d)`);

type Found = { readonly day: string; readonly length: number } | "ambiguous" | undefined;

function inFigures(text: string, order: DayOrder | undefined): Found {
  const found = FIGURES.exec(text);
  if (!found) return undefined;
  const [whole, first = "", , second = "", year = ""] = found;
  const [one, other] = [Number(first), Number(second)];
  // A part above twelve can only be the day, and equal parts mean the same in either order.
  const isDayFirst = one > 12 || one === other ? true : other > 12 ? false : order && order === "day";
  if (isDayFirst === undefined) return "ambiguous";
  return { day: isDayFirst ? isoOf(year, second, first) : isoOf(year, first, second), length: whole.length };
}

function dayAtStart(text: string, order: DayOrder | undefined): Found {
  const patterns: readonly [RegExp, (year: string, month: string, date: string) => string, readonly number[]][] = [
    [YEAR_FIRST, isoOf, [1, 2, 3]],
    [TOGETHER, isoOf, [1, 2, 3]],
    [LAO, isoOf, [3, 2, 1]],
    [NAMED, (year, name, date) => isoOf(year, monthOf(name), date), [3, 2, 1]],
    [NAME_FIRST, (year, name, date) => isoOf(year, monthOf(name), date), [3, 1, 2]],
    [NAME_BETWEEN, (year, name, date) => isoOf(year, monthOf(name), date), [1, 2, 3]],
  ];
  for (const [pattern, make, [year = 0, month = 0, date = 0]] of patterns) {
    const found = pattern.exec(text);
    if (found) return { day: make(found[year] ?? "", found[month] ?? "", found[date] ?? ""), length: found[0].length };
  }
  return inFigures(text, order);
}

const WEEKDAY = /^ ?\(?(?:星期|周)[一二三四五六日天]\)?/;
const TIME =
  /^[t, ]*(上午|下午)? ?(\d{1,2})(?::|[时点])(\d{2})(?:(?::|分)(\d{2})?(?:[.,]\d+)?秒?)? ?(am|pm)?(?: ?(z|utc|gmt|[+-]\d{2}:?\d{2}))?$/;

function timeIn(rest: string): Omit<ParsedDay, "day"> | undefined {
  const found = TIME.exec(rest);
  if (!found) return undefined;
  const [, before, hours = "", minutes = "", seconds = "00", after, zone] = found;
  const isAfternoon = before === "下午" || after === "pm";
  const isHalf = before !== undefined || after !== undefined;
  const hour = isHalf ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const isUtc = zone === "z" || zone === "utc" || zone === "gmt";
  return {
    time: `${twoDigits(hour)}:${minutes}:${seconds}`,
    ...(zone === undefined ? {} : { zone: isUtc ? "Z" : zone.replace(/(\d{2}):?(\d{2})$/, "$1:$2") }),
  };
}

// Serial numbers from 1927 to 2999. Smaller ones are more likely a year or a misplaced number.
const [FIRST_SERIAL, LAST_SERIAL] = [10_000, 401_768];

/** The date of a spreadsheet's serial number; undefined outside of the plausible range. */
function ofSerial(serial: number): ParsedDay | undefined {
  if (serial < FIRST_SERIAL || serial >= LAST_SERIAL + 1) return undefined;
  const iso = new Date(Math.round((serial * DAY) / 1000) * 1000 + Date.UTC(1899, 11, 30)).toISOString();
  return { day: iso.slice(0, 10), ...(Number.isInteger(serial) ? {} : { time: iso.slice(11, 19) }) };
}

/**
 * Parses a date with an optional time, in the spellings that people and programs use in sheets; undefined if it is not
 * a date. Returns "ambiguous" for dates such as 04/05/2029 without `order`.
 */
export function parseDay(cell: string, order?: DayOrder): ParsedDay | "ambiguous" | undefined {
  const text = plain(cell);
  if (/^\d{5,6}(\.\d+)?$/.test(text)) return ofSerial(Number(text));
  const body = text.replace(BEFORE, "");
  const found = dayAtStart(body, order);
  if (found === undefined || found === "ambiguous") return found;
  const rest = body.slice(found.length).replace(WEEKDAY, "").trim();
  if (rest === "") return { day: found.day };
  const time = timeIn(rest);
  return time && { day: found.day, ...time };
}
