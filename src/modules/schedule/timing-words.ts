import { defineTexts, inEach, inLanguage, type Text, type Words } from "../../contract/text.ts";
import type { Timing } from "./timing.ts";

const texts = defineTexts("timing", {
  hour: { zh: "每小时", lo: "ທຸກຊົ່ວໂມງ", en: "Every hour" },
  hours: { zh: "每 {hours} 小时", lo: "ທຸກ {hours} ຊົ່ວໂມງ", en: "Every {hours} hours" },
  day: { zh: "每天 {at}", lo: "ທຸກມື້ ເວລາ {at}", en: "Every day at {at}" },
  week: { zh: "每{weekday} {at}", lo: "ທຸກ{weekday} ເວລາ {at}", en: "Every {weekday} at {at}" },
  month: { zh: "每月 {day} 日 {at}", lo: "ວັນທີ {day} ຂອງທຸກເດືອນ ເວລາ {at}", en: "On day {day} of every month at {at}" },
  lastDay: { zh: "每月最后一天 {at}", lo: "ວັນສຸດທ້າຍຂອງທຸກເດືອນ ເວລາ {at}", en: "On the last day of every month at {at}" },
});

const weekdays = defineTexts("weekday", {
  monday: { zh: "周一", lo: "ວັນຈັນ", en: "Monday" },
  tuesday: { zh: "周二", lo: "ວັນອັງຄານ", en: "Tuesday" },
  wednesday: { zh: "周三", lo: "ວັນພຸດ", en: "Wednesday" },
  thursday: { zh: "周四", lo: "ວັນພະຫັດ", en: "Thursday" },
  friday: { zh: "周五", lo: "ວັນສຸກ", en: "Friday" },
  saturday: { zh: "周六", lo: "ວັນເສົາ", en: "Saturday" },
  sunday: { zh: "周日", lo: "ວັນອາທິດ", en: "Sunday" },
});
/** From Monday on. */
export const WEEKDAYS: readonly Text[] = Object.values(weekdays);

/** A timing in plain words. */
export function timingWords(when: Timing): Words {
  return inEach((language) => {
    switch (when.every) {
      case "hours":
        return inLanguage(when.hours === 1 ? texts.hour : texts.hours, language, { hours: when.hours });
      case "day":
        return inLanguage(texts.day, language, { at: when.at });
      case "week": {
        const weekday = inLanguage(WEEKDAYS[when.weekday - 1] as Text, language);
        return inLanguage(texts.week, language, { weekday, at: when.at });
      }
      case "month":
        return inLanguage(when.day === 31 ? texts.lastDay : texts.month, language, { day: when.day, at: when.at });
    }
  });
}
