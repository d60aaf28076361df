import { answeredFile } from "../../contract/files/answered-file.ts";
import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { calendarDay, COUNTRIES, MAX_DAYS } from "./calendar-day.ts";

const texts = defineTexts("calendar", {
  page: { zh: "节假日日历", lo: "ປະຕິທິນວັນພັກ", en: "Holiday calendar" },
  list: { zh: "查看 · 节假日日历", lo: "ເບິ່ງ · ປະຕິທິນວັນພັກ", en: "View · Holiday calendar" },
  update: { zh: "编辑 · 节假日日历", lo: "ແກ້ໄຂ · ປະຕິທິນວັນພັກ", en: "Edit · Holiday calendar" },
  holiday: { zh: "读取或保存一年的节假日", lo: "ອ່ານ ຫຼື ບັນທຶກວັນພັກຂອງປີໜຶ່ງ", en: "Read or save a year’s holidays" },
  import: { zh: "读取节假日文件", lo: "ອ່ານໄຟລ໌ວັນພັກ", en: "Read a file of holidays" },
  export: { zh: "导出一年的节假日", lo: "ສົ່ງອອກວັນພັກຂອງປີໜຶ່ງ", en: "Export a year’s holidays" },
});

/** Rights by permission code. Reading a year needs none, as every date picker shows holidays. */
export const CALENDAR_RIGHTS = { "sys:calendar:list": texts.list, "sys:calendar:update": texts.update } as const;
export const MAY_CHANGE = "sys:calendar:update";

export const CALENDAR_PAGE: DeclaredPage = {
  path: "/sys/calendar",
  view: "sys/calendar/index",
  title: texts.page,
  icon: "calendar",
  group: "system",
  order: 85,
  permission: "sys:calendar:list",
  buttons: CALENDAR_RIGHTS,
};

/** Stands in for a module when changes of the calendar are announced. */
export const CALENDAR_RECORDS = {
  table: "calendar_day",
  path: CALENDAR_PAGE.path,
  permission: CALENDAR_PAGE.permission,
} as const;

const country = z.enum(COUNTRIES);
const year = int(1900, 2299);

/** Days on the wire as form fields: `days[0].date=…`; an empty `days=` is an empty list. */
const days = z.codec(
  z.union([z.literal(""), z.array(z.record(z.string(), z.string()))]),
  z.array(calendarDay).max(MAX_DAYS),
  {
    decode: (wire) => (wire === "" ? [] : (wire as z.input<typeof calendarDay>[])), // validated by the output schema
    encode: (list) => (list.length === 0 ? "" : list),
  },
);

const stored = calendarDay.extend({ country });
export type StoredDay = z.output<typeof stored>;

/** A year of one country, or of all; after a save with the number of days it changed. */
const yearReply = z.object({
  year: z.int(),
  days: z.array(stored),
  /**
   * For optimistic locking: a save with an outdated revision is refused (RE-16). Empty when all countries were read.
   */
  revision: z.string(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
});
export type CalendarYear = z.output<typeof yearReply>;

export const calendarCalls = {
  /** Reads a year; with `days` it replaces the country's year, which needs `sys:calendar:update`. */
  holiday: endpoint({
    method: "POST",
    path: "/sys/setting/holiday",
    permission: "signed-in",
    title: texts.holiday,
    input: z.object({
      year,
      country: country.optional(),
      days: days.optional(),
      revision: z.string().max(64).optional(),
    }),
    reply: yearReply,
    flat: "members",
  }),
  /** Parses a spreadsheet, CSV or JSON file without storing anything. */
  readFile: endpoint({
    method: "POST",
    path: "/sys/calendar/import",
    permission: MAY_CHANGE,
    title: texts.import,
    input: z.object({ year, country }),
    reply: z.object({
      days: z.array(calendarDay),
      /** Invalid rows; `row` is the row's number in the file, the header being 1. */
      failed: z.array(z.object({ row: z.int(), message: z.string() })),
    }),
    body: "multipart",
    budget: "costly",
  }),
  /** A spreadsheet that `readFile` can read; `bytes` in hexadecimal. */
  exportYear: endpoint({
    method: "POST",
    path: "/sys/calendar/export",
    permission: CALENDAR_PAGE.permission,
    title: texts.export,
    input: z.object({ year, country }),
    reply: answeredFile,
    flat: "members",
    budget: "costly",
  }),
};
