import { defineTexts } from "../../contract/text.ts";

const YEARS = 10; // as the words say; a later time is a slip of the keys

export const SCHEDULE_LIMIT_TEXTS = defineTexts("publishing", {
  tooFarAhead: {
    zh: "定时发布最多只能提前 10 年",
    lo: "ກຳນົດເວລາເຜີຍແຜ່ລ່ວງໜ້າໄດ້ບໍ່ເກີນ 10 ປີ",
    en: "It can be scheduled at most 10 years ahead",
  },
});

/** True for a time that is too far ahead for a publication; both in milliseconds since 1970. */
export function isTooFarAhead(at: number, now: number): boolean {
  const last = new Date(now);
  return at > last.setUTCFullYear(last.getUTCFullYear() + YEARS);
}
