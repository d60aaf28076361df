import { defineTexts } from "../../contract/text.ts";

/** Texts of concurrent changes. */
export const VERSION_TEXTS = defineTexts("crud", {
  changedMeanwhile: {
    zh: "此记录刚被他人修改",
    lo: "ຂໍ້ມູນນີ້ຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ",
    en: "Someone else has just changed this record",
  },
  changedMeanwhileBy: {
    zh: "此记录刚被{name}修改",
    lo: "ຂໍ້ມູນນີ້ຫາກໍ່ຖືກ {name} ແກ້ໄຂ",
    en: "{name} just changed this record",
  },
  theirsOf: { zh: "{name}的修改", lo: "ຂອງ {name}", en: "{name}’s changes" },
  yoursElsewhere: {
    zh: "您在另一个窗口的修改",
    lo: "ທີ່ທ່ານແກ້ໄຂໃນໜ້າຕ່າງອື່ນ",
    en: "Your changes in the other window",
  },
  chooseEach: {
    zh: "请为每一项选择要保存的内容。",
    lo: "ກະລຸນາເລືອກເນື້ອໃນທີ່ຈະບັນທຶກໃນແຕ່ລະຂໍ້.",
    en: "Choose what to keep for each field.",
  },
  mine: { zh: "我的修改", lo: "ຂອງຂ້ອຍ", en: "My changes" },
  theirs: { zh: "对方的修改", lo: "ຂອງຜູ້ອື່ນ", en: "Their changes" },
  saveChosen: { zh: "按所选保存", lo: "ບັນທຶກຕາມທີ່ເລືອກ", en: "Save selection" },
  saveChosenAndGoOn: {
    zh: "按所选保存并继续",
    lo: "ບັນທຶກຕາມທີ່ເລືອກ ແລະ ສືບຕໍ່",
    en: "Save selection and continue",
  },
  addedBy: { zh: "{name}刚刚新增了记录", lo: "{name} ຫາກໍ່ເພີ່ມຂໍ້ມູນ", en: "{name} just added records" },
  updatedBy: { zh: "{name}刚刚修改了记录", lo: "{name} ຫາກໍ່ແກ້ໄຂຂໍ້ມູນ", en: "{name} just changed records" },
  removedBy: { zh: "{name}刚刚删除了记录", lo: "{name} ຫາກໍ່ລຶບຂໍ້ມູນ", en: "{name} just deleted records" },
  manyBy: {
    zh: "{name}刚刚更新了多条记录",
    lo: "{name} ຫາກໍ່ປັບປຸງຫຼາຍລາຍການ",
    en: "{name} just changed many records",
  },
  youElsewhere: { zh: "您（在另一个窗口）", lo: "ທ່ານ (ໃນໜ້າຕ່າງອື່ນ)", en: "You (in another window)" },
  somebodyElse: { zh: "其他人", lo: "ຜູ້ອື່ນ", en: "Someone else" },
  theSystem: { zh: "系统", lo: "ລະບົບ", en: "The system" },
  showChange: { zh: "显示", lo: "ສະແດງ", en: "Show" },
  recordUpdatedBy: {
    zh: "{name}刚刚修改了此记录",
    lo: "{name} ຫາກໍ່ແກ້ໄຂຂໍ້ມູນນີ້",
    en: "{name} just changed this record",
  },
  recordRemovedBy: {
    zh: "{name}刚刚将此记录移入回收站",
    lo: "{name} ຫາກໍ່ຍ້າຍຂໍ້ມູນນີ້ໄປຖັງຂີ້ເຫຍື້ອ",
    en: "{name} just moved this record to the recycle bin",
  },
  loadNew: { zh: "载入最新内容", lo: "ໂຫຼດເນື້ອໃນຫຼ້າສຸດ", en: "Load latest version" },
  takeChosen: { zh: "采用所选内容", lo: "ໃຊ້ຕາມທີ່ເລືອກ", en: "Use selection" },
  chooseKept: {
    zh: "您和对方修改了相同的项目。请为每一项选择要保留的内容，之后仍需保存。",
    lo: "ທ່ານ ແລະ ຜູ້ອື່ນໄດ້ແກ້ໄຂຂໍ້ດຽວກັນ. ກະລຸນາເລືອກເນື້ອໃນທີ່ຈະຮັກສາໄວ້ ແລ້ວຈຶ່ງບັນທຶກ.",
    en: "You both changed these fields. Choose what to keep for each; nothing is saved yet.",
  },
});
