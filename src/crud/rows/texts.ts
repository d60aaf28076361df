import { defineTexts } from "../../contract/text.ts";

export const ROW_TEXTS = defineTexts("crud", {
  actions: { zh: "操作", lo: "ຄຳສັ່ງ", en: "Actions" },
  columnWidth: { zh: "“{label}”的列宽", lo: "ຄວາມກວ້າງຖັນ “{label}”", en: "Width of “{label}”" },
  tickAll: { zh: "全选本页", lo: "ເລືອກທັງໝົດໃນໜ້ານີ້", en: "Select all on this page" },
  rowActions: { zh: "操作：{title}", lo: "ຄຳສັ່ງ: {title}", en: "Actions for {title}" },
});
