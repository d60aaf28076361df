import { defineTexts, type Words } from "../../contract/text.ts";
import type { CalendarDay, Country, DayKind } from "./calendar-day.ts";

/** What pages, files and refusals call the parts of a calendar. */
const texts = defineTexts("calendar-words", {
  china: { zh: "中国", lo: "ຈີນ", en: "China" },
  laos: { zh: "老挝", lo: "ລາວ", en: "Laos" },
  holiday: { zh: "放假", lo: "ວັນພັກ", en: "Day off" },
  workday: { zh: "调休上班", lo: "ວັນເຮັດວຽກຊົດເຊີຍ", en: "Make-up working day" },
  date: { zh: "日期", lo: "ວັນທີ", en: "Date" },
  kind: { zh: "类型", lo: "ປະເພດ", en: "Type" },
  name: { zh: "中文名称", lo: "ຊື່ພາສາຈີນ", en: "Name in Chinese" },
  nameEn: { zh: "英文名称", lo: "ຊື່ພາສາອັງກິດ", en: "Name in English" },
  nameLo: { zh: "老挝文名称", lo: "ຊື່ພາສາລາວ", en: "Name in Lao" },
});

export const COUNTRY_WORDS: Readonly<Record<Country, Words>> = { CN: texts.china, LA: texts.laos };
export const KIND_WORDS: Readonly<Record<DayKind, Words>> = { holiday: texts.holiday, workday: texts.workday };
/** In the order of a file's columns. */
export const COLUMN_WORDS: Readonly<Record<keyof CalendarDay, Words>> = {
  date: texts.date,
  kind: texts.kind,
  name: texts.name,
  nameEn: texts.nameEn,
  nameLo: texts.nameLo,
};

/** What a day is, in each language: its name there, else the Chinese one, and whether people work. */
export const dayWords = ({ kind, name, nameEn, nameLo }: Omit<CalendarDay, "date">): Words => ({
  zh: `${name} · ${KIND_WORDS[kind].zh}`,
  lo: `${nameLo || name} · ${KIND_WORDS[kind].lo}`,
  en: `${nameEn || name} · ${KIND_WORDS[kind].en}`,
});
