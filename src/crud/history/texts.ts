import { defineTexts } from "../../contract/text.ts";

export const HISTORY_TEXTS = defineTexts("history", {
  open: { zh: "修改历史", lo: "ປະຫວັດການແກ້ໄຂ", en: "History" },
  of: { zh: "修改历史 · {title}", lo: "ປະຫວັດການແກ້ໄຂ · {title}", en: "History · {title}" },
  empty: { zh: "还没有修改记录", lo: "ຍັງບໍ່ມີປະຫວັດການແກ້ໄຂ", en: "Nothing recorded yet" },
  emptyHelp: {
    zh: "从启用操作日志起，每次修改都会出现在这里。",
    lo: "ທຸກການແກ້ໄຂຈະສະແດງຢູ່ບ່ອນນີ້ ນັບແຕ່ເລີ່ມໃຊ້ບັນທຶກການດຳເນີນງານ.",
    en: "Every change since the activity log began stands here.",
  },
  more: { zh: "更早的修改", lo: "ການແກ້ໄຂກ່ອນໜ້ານີ້", en: "Earlier changes" },
  system: { zh: "系统", lo: "ລະບົບ", en: "The system" },
  from: { zh: "来自 {address}", lo: "ຈາກ {address}", en: "from {address}" },
  field: { zh: "字段", lo: "ຫົວຂໍ້", en: "Field" },
  movedFrom: { zh: "原属", lo: "ຍ້າຍຈາກ", en: "Moved from" },
  movedTo: { zh: "移至", lo: "ຍ້າຍໄປ", en: "Moved to" },
  before: { zh: "修改前", lo: "ກ່ອນແກ້ໄຂ", en: "Before" },
  after: { zh: "修改后", lo: "ຫຼັງແກ້ໄຂ", en: "After" },
  value: { zh: "内容", lo: "ເນື້ອໃນ", en: "Value" },
  onlyLooks: {
    zh: "文字未变，只改了格式或图片",
    lo: "ຂໍ້ຄວາມບໍ່ປ່ຽນ, ປ່ຽນພຽງຮູບແບບ ຫຼື ຮູບພາບ",
    en: "The words stayed. Only their look or a picture changed",
  },
  secret: { zh: "保密，不显示", lo: "ເປັນຄວາມລັບ, ບໍ່ສະແດງ", en: "Secret, not shown" },
  cut: { zh: "…（共 {length} 字）", lo: "… (ທັງໝົດ {length} ຕົວອັກສອນ)", en: "… ({length} characters in all)" },
  restore: { zh: "恢复到此状态", lo: "ກັບຄືນສະຖານະນີ້", en: "Restore this state" },
  replaceAsk: {
    zh: "替换表单中未保存的修改？",
    lo: "ແທນທີ່ການແກ້ໄຂທີ່ຍັງບໍ່ບັນທຶກບໍ?",
    en: "Replace what is not saved yet?",
  },
  replaceHelp: {
    zh: "表单会填入当时的内容，您刚才的修改将被替换。",
    lo: "ແບບຟອມຈະໃສ່ເນື້ອໃນໃນເວລານັ້ນ, ການແກ້ໄຂຂອງທ່ານຈະຖືກແທນທີ່.",
    en: "The form takes the values of that time; what you typed is replaced.",
  },
  replaceYes: { zh: "替换", lo: "ແທນທີ່", en: "Replace" },
  restored: {
    zh: "表单已填入 {when} 的内容，检查后请保存",
    lo: "ແບບຟອມໃສ່ເນື້ອໃນຂອງ {when} ແລ້ວ, ກະລຸນາກວດແລ້ວບັນທຶກ",
    en: "The form holds the values of {when}. Check them and save",
  },
  restoredPart: {
    zh: "表单已填入 {when} 的内容；以下未能恢复：{fields}",
    lo: "ແບບຟອມໃສ່ເນື້ອໃນຂອງ {when} ແລ້ວ; ທີ່ກັບຄືນບໍ່ໄດ້: {fields}",
    en: "The form holds the values of {when}, except: {fields}",
  },
  same: {
    zh: "当前内容与当时相同",
    lo: "ເນື້ອໃນປັດຈຸບັນຄືກັບໃນເວລານັ້ນ",
    en: "The record reads as it did then",
  },
});
