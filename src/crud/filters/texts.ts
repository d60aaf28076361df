import { defineTexts } from "../../contract/text.ts";

export const FILTER_LINE_TEXTS = defineTexts("crud", {
  moreFilters: { zh: "更多筛选", lo: "ຕົວກັ່ນຕອງເພີ່ມເຕີມ", en: "More filters" },
  findFilter: { zh: "查找筛选项", lo: "ຄົ້ນຫາຕົວກັ່ນຕອງ", en: "Find a filter" },
  ofRecord: { zh: "记录内容", lo: "ເນື້ອໃນຂໍ້ມູນ", en: "The record" },
  ofPeople: { zh: "人员", lo: "ບຸກຄົນ", en: "People" },
  ofDates: { zh: "日期", lo: "ວັນທີ", en: "Dates" },
  reset: { zh: "重置", lo: "ລ້າງຄ່າ", en: "Reset" },
});
