import type { Words } from "../../contract/text.ts";

const NAMES: readonly Words[] = [
  { zh: "1月", lo: "ມັງກອນ", en: "January" },
  { zh: "2月", lo: "ກຸມພາ", en: "February" },
  { zh: "3月", lo: "ມີນາ", en: "March" },
  { zh: "4月", lo: "ເມສາ", en: "April" },
  { zh: "5月", lo: "ພຶດສະພາ", en: "May" },
  { zh: "6月", lo: "ມິຖຸນາ", en: "June" },
  { zh: "7月", lo: "ກໍລະກົດ", en: "July" },
  { zh: "8月", lo: "ສິງຫາ", en: "August" },
  { zh: "9月", lo: "ກັນຍາ", en: "September" },
  { zh: "10月", lo: "ຕຸລາ", en: "October" },
  { zh: "11月", lo: "ພະຈິກ", en: "November" },
  { zh: "12月", lo: "ທັນວາ", en: "December" },
];

/** The months, by `1` to `12`. */
export const MONTHS: ReadonlyMap<string, Words> = new Map(NAMES.map((words, index) => [String(index + 1), words]));
