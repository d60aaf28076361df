import { defineTexts } from "../../contract/text.ts";

/** Of what opens later; the button that opens it has its own, as it comes with every page. */
export const HISTORY_TEXTS = defineTexts("history", {
  of: { zh: "修改历史 · {title}", lo: "ປະຫວັດການແກ້ໄຂ · {title}", en: "History · {title}" },
  empty: { zh: "还没有修改记录", lo: "ຍັງບໍ່ມີປະຫວັດການແກ້ໄຂ", en: "No changes yet" },
  emptyHelp: {
    zh: "从启用操作日志起，每次修改都会出现在这里。",
    lo: "ທຸກການແກ້ໄຂຈະສະແດງຢູ່ບ່ອນນີ້ ນັບແຕ່ເລີ່ມໃຊ້ບັນທຶກການດຳເນີນການ.",
    en: "Changes made since the activity log was enabled appear here.",
  },
  more: { zh: "更早的修改", lo: "ການແກ້ໄຂກ່ອນໜ້ານີ້", en: "Earlier changes" },
  system: { zh: "系统", lo: "ລະບົບ", en: "The system" },
  from: { zh: "来自 {address}", lo: "ຈາກ {address}", en: "from {address}" },
  field: { zh: "字段", lo: "ຊ່ອງຂໍ້ມູນ", en: "Field" },
  movedFrom: { zh: "原属", lo: "ຍ້າຍຈາກ", en: "Moved from" },
  movedTo: { zh: "移至", lo: "ຍ້າຍໄປ", en: "Moved to" },
  before: { zh: "修改前", lo: "ກ່ອນແກ້ໄຂ", en: "Before" },
  after: { zh: "修改后", lo: "ຫຼັງແກ້ໄຂ", en: "After" },
  value: { zh: "内容", lo: "ເນື້ອໃນ", en: "Value" },
  onlyLooks: {
    zh: "文字未变，只改了格式或图片",
    lo: "ຂໍ້ຄວາມບໍ່ປ່ຽນ, ປ່ຽນພຽງຮູບແບບ ຫຼື ຮູບພາບ",
    en: "Only formatting or images changed",
  },
  secret: { zh: "保密，不显示", lo: "ເປັນຄວາມລັບ, ບໍ່ສະແດງ", en: "Hidden (confidential)" },
  cut: { zh: "…（共 {length} 字）", lo: "… (ທັງໝົດ {length} ຕົວອັກສອນ)", en: "… ({length} characters in all)" },
  whole: { zh: "查看长文的修改", lo: "ເບິ່ງການແກ້ໄຂຂໍ້ຄວາມຍາວ", en: "Show what changed in the long text" },
  picturesGone: { zh: "删除的图片", lo: "ຮູບທີ່ເອົາອອກ", en: "Images removed" },
  picturesNew: { zh: "新增的图片", lo: "ຮູບທີ່ເພີ່ມໃໝ່", en: "Images added" },
  pick: { zh: "用于比较", lo: "ເລືອກມາປຽບທຽບ", en: "To compare" },
  pickOne: {
    zh: "再选择一个版本进行比较",
    lo: "ເລືອກອີກສະບັບໜຶ່ງເພື່ອປຽບທຽບ",
    en: "Select another version to compare",
  },
  compare: { zh: "比较所选的两个版本", lo: "ປຽບທຽບສອງສະຖານະທີ່ເລືອກ", en: "Compare selected versions" },
  back: { zh: "返回历史", lo: "ກັບໄປຫາປະຫວັດ", en: "Back to the history" },
  alike: { zh: "两个版本内容相同", lo: "ສອງສະຖານະມີເນື້ອໃນຄືກັນ", en: "The two versions are identical" },
  restore: { zh: "恢复到此版本", lo: "ກັບຄືນສະຖານະນີ້", en: "Restore this version" },
  replaceAsk: {
    zh: "替换表单中未保存的修改？",
    lo: "ແທນທີ່ການແກ້ໄຂທີ່ຍັງບໍ່ບັນທຶກບໍ?",
    en: "Replace your unsaved changes?",
  },
  replaceHelp: {
    zh: "表单会填入当时的内容，您刚才的修改将被替换。",
    lo: "ເນື້ອໃນໃນເວລານັ້ນຈະຖືກນຳມາໃສ່ແບບຟອມ, ການແກ້ໄຂຂອງທ່ານຈະຖືກແທນທີ່.",
    en: "The form will be filled with the values from that version. Your changes will be replaced.",
  },
  replaceYes: { zh: "替换", lo: "ແທນທີ່", en: "Replace" },
  restored: {
    zh: "表单已填入 {when} 的内容，检查后请保存",
    lo: "ແບບຟອມໃສ່ເນື້ອໃນຂອງ {when} ແລ້ວ, ກະລຸນາກວດແລ້ວບັນທຶກ",
    en: "The form now shows the values from {when}. Check them, then save",
  },
  restoredPart: {
    zh: "表单已填入 {when} 的内容；以下未能恢复：{fields}",
    lo: "ແບບຟອມໃສ່ເນື້ອໃນຂອງ {when} ແລ້ວ; ທີ່ກັບຄືນບໍ່ໄດ້: {fields}",
    en: "The form now shows the values from {when}, except: {fields}",
  },
  same: {
    zh: "当前内容与当时相同",
    lo: "ເນື້ອໃນປັດຈຸບັນຄືກັບໃນເວລານັ້ນ",
    en: "The current record is identical to that version",
  },
});
