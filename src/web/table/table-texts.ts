import { defineTexts } from "../../contract/text.ts";

/** Texts of every table, such as for ticked rows and the choice of columns. */
export const TABLE_TEXTS = defineTexts("crud", {
  selected: { zh: "已选 {count} 条", lo: "ເລືອກແລ້ວ {count} ລາຍການ", en: "{count} selected" },
  selectedElsewhere: {
    zh: "已选 {count} 条，其中 {elsewhere} 条在其他页",
    lo: "ເລືອກແລ້ວ {count} ລາຍການ, ໃນນັ້ນ {elsewhere} ລາຍການຢູ່ໜ້າອື່ນ",
    en: "{count} selected, {elsewhere} of them on other pages",
  },
  selectedTooMany: {
    zh: "一次最多处理 {max} 条",
    lo: "ດຳເນີນການໄດ້ບໍ່ເກີນ {max} ລາຍການຕໍ່ຄັ້ງ",
    en: "at most {max} at once",
  },
  deselect: { zh: "取消选择", lo: "ຍົກເລີກການເລືອກ", en: "Clear selection" },
  columns: { zh: "列与行高", lo: "ຖັນ ແລະ ຄວາມສູງແຖວ", en: "Columns and row height" },
  shownColumns: { zh: "显示的列", lo: "ຖັນທີ່ສະແດງ", en: "Columns shown" },
  declaredColumns: { zh: "恢复默认显示列", lo: "ກັບໄປຖັນເລີ່ມຕົ້ນ", en: "Reset columns" },
  density: { zh: "行高", lo: "ຄວາມສູງແຖວ", en: "Row height" },
  normal: { zh: "标准", lo: "ປົກກະຕິ", en: "Normal" },
  compact: { zh: "紧凑", lo: "ແໜ້ນ", en: "Compact" },
  printed: {
    zh: "打印于 {date} · 第 {from}–{to} 条",
    lo: "ພິມເມື່ອ {date} · ລາຍການທີ {from}–{to}",
    en: "Printed {date} · rows {from}–{to}",
  },
  noResults: { zh: "没有匹配的记录", lo: "ບໍ່ພົບຂໍ້ມູນຕາມເງື່ອນໄຂ", en: "No matches" },
  noResultsHelp: {
    zh: "换个关键词，或清除筛选条件。",
    lo: "ລອງປ່ຽນຄຳຄົ້ນຫາ ຫຼື ລ້າງຕົວກັ່ນຕອງ.",
    en: "Try other words, or clear the filters.",
  },
  clearFilters: { zh: "清除筛选", lo: "ລ້າງຕົວກັ່ນຕອງ", en: "Clear filters" },
});
