import { defineTexts } from "../../contract/text.ts";

export const DICTIONARY_TEXTS = defineTexts("dictionary.screen", {
  groups: { zh: "分组", lo: "ກຸ່ມ", en: "Groups" },
  search: { zh: "查找分组", lo: "ຄົ້ນຫາກຸ່ມ", en: "Find a group" },
  all: { zh: "全部分组", lo: "ທຸກກຸ່ມ", en: "All groups" },
  edit: { zh: "编辑分组：{title}", lo: "ແກ້ໄຂກຸ່ມ: {title}", en: "Edit group {title}" },
  usage: { zh: "使用情况", lo: "ການນຳໃຊ້", en: "Usage" },
  usageOf: { zh: "使用情况：{title}", lo: "ການນຳໃຊ້: {title}", en: "Usage: {title}" },
  usedBy: {
    zh: "{modules} 个模块的 {records} 条记录正在使用",
    lo: "ມີ {records} ຂໍ້ມູນ ໃນ {modules} ໝວດ ກຳລັງໃຊ້",
    en: "Used by {records} records ({modules} modules)",
  },
  unused: { zh: "没有页面使用", lo: "ບໍ່ມີໜ້າໃດໃຊ້", en: "No screen uses it" },
  unusedHelp: {
    zh: "没有任何模块的字段从此分组取值。",
    lo: "ບໍ່ມີຊ່ອງຂໍ້ມູນໃດ ໃຊ້ຄ່າຈາກກຸ່ມນີ້.",
    en: "No field of any module takes its values from this group.",
  },
  moveUp: { zh: "上移", lo: "ຍ້າຍຂຶ້ນ", en: "Move up" },
  moveDown: { zh: "下移", lo: "ຍ້າຍລົງ", en: "Move down" },
  entries: { zh: "查看字典项", lo: "ເບິ່ງລາຍການ", en: "See entries" },
});
