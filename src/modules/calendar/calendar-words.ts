import { defineTexts, inEach, type Words } from "../../contract/text.ts";
import type { CalendarDay, Country, DayKind } from "./calendar-day.ts";

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
/** In the column order of exported files. */
export const COLUMN_WORDS: Readonly<Record<keyof CalendarDay, Words>> = {
  date: texts.date,
  kind: texts.kind,
  name: texts.name,
  nameEn: texts.nameEn,
  nameLo: texts.nameLo,
};

/** A day's name in each language, in Chinese where it has no translation. */
export const dayName = ({ name, nameEn, nameLo }: Pick<CalendarDay, "name" | "nameEn" | "nameLo">): Words => ({
  zh: name,
  lo: nameLo || name,
  en: nameEn || name,
});

/** A day's name and kind in each language, such as "National Day · Day off". */
export const dayWords = (day: Omit<CalendarDay, "date">): Words =>
  inEach((language) => `${dayName(day)[language]} · ${KIND_WORDS[day.kind][language]}`);
