import { defineTexts } from "../../../contract/text.ts";

export const SIDEBAR_TOGGLE_TEXTS = defineTexts("sidebar-toggle", {
  open: { zh: "打开菜单", lo: "ເປີດເມນູ", en: "Open the menu" },
  fold: { zh: "收起菜单", lo: "ພັບເມນູ", en: "Collapse menu" },
  unfold: { zh: "展开菜单", lo: "ຂະຫຍາຍເມນູ", en: "Expand menu" },
});
