import { defineTexts } from "../../contract/text.ts";

const YEARS = 10; // as the words say; a later time is a slip of the keys

export const SCHEDULE_LIMIT_TEXTS = defineTexts("publishing", {
  tooFarAhead: {
    zh: "定时发布的时间不能晚于 10 年以后",
    lo: "ກຳນົດເວລາເຜີຍແຜ່ລ່ວງໜ້າໄດ້ບໍ່ເກີນ 10 ປີ",
    en: "It can be scheduled at most 10 years ahead",
  },
});

/** True for a time at which nothing can be scheduled any more; both in milliseconds since 1970. */
export function isTooFarAhead(at: number, now: number): boolean {
  const last = new Date(now);
  return at > last.setUTCFullYear(last.getUTCFullYear() + YEARS);
}
