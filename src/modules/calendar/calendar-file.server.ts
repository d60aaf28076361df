import { fileAnswer } from "../../server/http/answer/answered-file.ts";
import { z } from "zod";
import type { Reply } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { defineTexts, inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { messageWithValue } from "../../crud/sheet/quote-value.ts";
import { readSheet, writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { date as dateField } from "../../fields/date/date.ts";
import { parseDay } from "../../contract/date/parse-day.ts";
import { cellText, type Cell } from "../../fields/field.ts";
import type { UploadedFile } from "../../server/http/request/uploaded-file.ts";
import type { calendarCalls } from "./calendar.ts";
import { calendarDay, MAX_DAYS, type CalendarDay, type Country, type DayKind } from "./calendar-day.ts";
import { COLUMN_WORDS, COUNTRY_WORDS, KIND_WORDS } from "./calendar-words.ts";
import { csvRows } from "./csv-rows.server.ts";

const texts = defineTexts("calendar-file", {
  unreadable: {
    zh: "无法读取此文件，请使用 Excel（.xlsx）、CSV 或 JSON 文件",
    lo: "ບໍ່ສາມາດອ່ານໄຟລ໌ນີ້, ກະລຸນາໃຊ້ໄຟລ໌ Excel (.xlsx), CSV ຫຼື JSON",
    en: "The file cannot be read. Use an Excel (.xlsx), CSV or JSON file",
  },
  tooMany: { zh: "一年最多 {max} 天", lo: "ປີໜຶ່ງບໍ່ເກີນ {max} ວັນ", en: "A year has at most {max} days" },
  noDates: {
    zh: "文件中没有“日期”列",
    lo: "ໃນໄຟລ໌ບໍ່ມີຖັນ “ວັນທີ”",
    en: "The file has no column of dates",
  },
  otherYear: { zh: "不是 {year} 年的日期", lo: "ບໍ່ແມ່ນວັນທີຂອງປີ {year}", en: "Not a date in {year}" },
  twice: { zh: "日期重复", lo: "ວັນທີຊ້ຳກັນ", en: "Duplicate date" },
});

type Column = keyof CalendarDay;
const COLUMNS = Object.keys(COLUMN_WORDS) as Column[];
const DATE = dateField({ label: COLUMN_WORDS.date }).properties[""];
/** Parses the ways people type dates in sheets; other text is returned as it is and fails validation. */
const dayOf = (cell: Cell, language: Language): string =>
  String(
    DATE.fromCell(cell, { language, timeZone: "UTC", parseDay, titleOf: () => undefined, keyOf: () => undefined }),
  );

/**
 * Accepted values of the kind column: words in any language, the wire values, or the signs on Chinese wall calendars.
 */
const KINDS = new Map<string, DayKind>(
  (Object.entries(KIND_WORDS) as [DayKind, (typeof KIND_WORDS)[DayKind]][])
    .flatMap(([kind, words]) => [kind, ...LANGUAGES.map((each) => words[each])].map((word) => [word, kind] as const))
    .concat([
      ["休", "holiday"],
      ["班", "workday"],
    ])
    .map(([word, kind]) => [word.toLowerCase(), kind]),
);
const columnOf = (title: string): Column | undefined =>
  COLUMNS.find((column) =>
    [column, ...LANGUAGES.map((each) => COLUMN_WORDS[column][each])].some(
      (word) => word.toLowerCase() === title.toLowerCase(),
    ),
  );

/**
 * Parses a file of a year's days; invalid rows are reported in `failed`. Throws `invalidInput` for an unreadable file.
 */
export async function readCalendarFile(
  file: UploadedFile | undefined,
  year: number,
  language: Language,
): Promise<Reply<typeof calendarCalls.readFile>> {
  const [header = [], ...body] = file ? await rowsOf(file) : [];
  const columns = header.map((cell) => columnOf(cellText(cell)));
  if (!columns.includes("date")) throw new Failure("invalidInput", { words: file ? texts.noDates : texts.unreadable });
  const days = new Map<string, CalendarDay>();
  const failed: { row: number; message: string }[] = [];
  for (const [at, cells] of body.entries()) {
    if (cells.every((cell) => cellText(cell) === "")) continue;
    const refuse = (message: string) => failed.push({ row: at + 2, message });
    const { day, message } = readRow(columns, cells, language);
    if (!day) refuse(message);
    else if (!day.date.startsWith(`${year}-`))
      refuse(messageWithValue(day.date, inLanguage(texts.otherYear, language, { year }), language));
    else if (days.has(day.date)) refuse(messageWithValue(day.date, inLanguage(texts.twice, language), language));
    else days.set(day.date, day);
  }
  if (days.size > MAX_DAYS) throw tooMany();
  return { days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)), failed };
}

const tooMany = () => new Failure("invalidInput", { words: texts.tooMany, parameters: { max: MAX_DAYS } });

function readRow(columns: readonly (Column | undefined)[], cells: readonly Cell[], language: Language) {
  const cellOf = (column: Column): Cell => cells[columns.indexOf(column)] ?? null;
  const kind = cellText(cellOf("kind"));
  const typed = {
    date: dayOf(cellOf("date"), language),
    kind: kind === "" ? "holiday" : (KINDS.get(kind.toLowerCase()) ?? kind),
    name: cellText(cellOf("name")),
    nameEn: cellText(cellOf("nameEn")),
    nameLo: cellText(cellOf("nameLo")),
  };
  const read = z.safeDecode(calendarDay, typed as CalendarDay);
  if (read.success) return { day: read.data, message: "" };
  const messages = fieldErrorsOf(read.error, typed).map(({ field, words, parameters }) => {
    const column = COLUMNS.find((each) => each === field);
    const message = messageWithValue(
      column ? cellText(cellOf(column)) : "",
      inLanguage(words, language, parameters),
      language,
    );
    return `${column ? COLUMN_WORDS[column][language] : field}: ${message}`;
  });
  return { day: undefined, message: messages.join("; ") };
}

async function rowsOf({ bytes, fileName }: UploadedFile): Promise<Cell[][]> {
  if (bytes.subarray(0, 2).toString("latin1") === "PK") return readSheet(bytes, MAX_DAYS * 4);
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const rows = fileName.toLowerCase().endsWith(".json") || /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);
  if (rows.length > MAX_DAYS * 4) throw tooMany();
  return rows;
}

/** Rows of a JSON array `[{ date, kind, name, nameEn, nameLo }]`, which may be the member `days` of an object. */
function jsonRows(text: string): Cell[][] {
  const refused = new Failure("invalidInput", { words: texts.unreadable });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw refused;
  }
  const list: unknown = typeof content === "object" && content !== null && "days" in content ? content.days : content;
  if (!Array.isArray(list)) throw refused;
  const cellOf = (item: unknown, column: string): Cell => {
    const cell: unknown = typeof item === "object" && item !== null ? (item as Record<string, unknown>)[column] : null;
    return typeof cell === "string" ? cell : null;
  };
  return [COLUMNS, ...list.map((item: unknown) => COLUMNS.map((column) => cellOf(item, column)))];
}

/** The year as a spreadsheet that `readCalendarFile` reads back unchanged. */
export async function exportYear(
  days: readonly CalendarDay[],
  { year, country, language }: { readonly year: number; readonly country: Country; readonly language: Language },
): Promise<Reply<typeof calendarCalls.exportYear>> {
  const title = `${COUNTRY_WORDS[country][language]} ${year}`;
  const rows = days.map((day) =>
    COLUMNS.map((column) => (column === "kind" ? KIND_WORDS[day.kind][language] : day[column])),
  );
  const bytes = await writeSheet(title, [COLUMNS.map((column) => COLUMN_WORDS[column][language]), ...rows]);
  return fileAnswer(bytes, `${title}.xlsx`);
}
