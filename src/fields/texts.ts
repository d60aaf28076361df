import { defineTexts, type Language } from "../contract/text.ts";

/** How each language is marked in a small place, in its own letters. */
export const LANGUAGE_ABBREVIATIONS = { zh: "中", lo: "ລາວ", en: "EN" } as const satisfies Record<Language, string>;

/** Words of the controls that every kind of field shares. */
export const FIELD_TEXTS = defineTexts("field", {
  empty: { zh: "未填写", lo: "ຍັງບໍ່ໄດ້ປ້ອນ", en: "Not filled in" },
  on: { zh: "是", lo: "ແມ່ນ", en: "Yes" },
  off: { zh: "否", lo: "ບໍ່ແມ່ນ", en: "No" },
  zh: { zh: "中文", lo: "ພາສາຈີນ", en: "Chinese" },
  lo: { zh: "老挝文", lo: "ພາສາລາວ", en: "Lao" },
  en: { zh: "英文", lo: "ພາສາອັງກິດ", en: "English" },
  missing: { zh: "缺少译文", lo: "ຍັງບໍ່ມີຄຳແປ", en: "Not translated" },
  fallback: {
    zh: "暂无本语言译文，显示{language}",
    lo: "ຍັງບໍ່ມີຄຳແປ, ສະແດງເປັນ{language}",
    en: "Not translated yet: shown in {language}",
  },
  contains: { zh: "包含…", lo: "ມີຄຳວ່າ…", en: "Contains…" },
  from: { zh: "最小", lo: "ຕ່ຳສຸດ", en: "From" },
  to: { zh: "最大", lo: "ສູງສຸດ", en: "To" },
  choose: { zh: "请选择", lo: "ກະລຸນາເລືອກ", en: "Choose" },
  nothingFound: { zh: "没有匹配项", lo: "ບໍ່ພົບລາຍການທີ່ກົງກັນ", en: "Nothing matches" },
  inactive: { zh: "已停用", lo: "ປິດໃຊ້ງານແລ້ວ", en: "No longer used" },
  gone: { zh: "记录已删除", lo: "ຂໍ້ມູນຖືກລຶບແລ້ວ", en: "Deleted record" },
  chooseImage: {
    zh: "选择图片，或拖放、粘贴到此处",
    lo: "ເລືອກຮູບ ຫຼື ລາກ, ວາງໃສ່ບ່ອນນີ້",
    en: "Choose, drop or paste a picture",
  },
  replaceImage: { zh: "更换", lo: "ປ່ຽນຮູບ", en: "Replace" },
  removeImage: { zh: "移除", lo: "ເອົາອອກ", en: "Remove" },
  liftFilter: { zh: "取消筛选：{label}", lo: "ຍົກເລີກຕົວກັ່ນຕອງ: {label}", en: "Remove filter: {label}" },
  retry: { zh: "重试", lo: "ລອງໃໝ່", en: "Try again" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  imageRule: { zh: "JPG 或 PNG，小于 2 MB", lo: "JPG ຫຼື PNG, ນ້ອຍກວ່າ 2 MB", en: "JPG or PNG, under 2 MB" },
  passwordKept: { zh: "留空则不修改", lo: "ປະຫວ່າງໄວ້ຖ້າບໍ່ປ່ຽນ", en: "Leave empty to keep it" },
});
