import { defineTexts } from "../../contract/text.ts";

export const TYPED_DAY_TEXTS = defineTexts("field-day", {
  from: { zh: "从", lo: "ຈາກ", en: "From" },
  to: { zh: "到", lo: "ຮອດ", en: "To" },
  unread: {
    zh: "“{text}”无法识别为日期，请按此格式填写：{example}",
    lo: "ອ່ານ “{text}” ເປັນວັນທີບໍ່ໄດ້, ກະລຸນາປ້ອນຕາມຮູບແບບນີ້: {example}",
    en: "“{text}” cannot be read as a date. Enter it like this: {example}",
  },
});
