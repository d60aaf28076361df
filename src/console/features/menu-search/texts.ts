import { defineTexts } from "../../../contract/text.ts";

export const MENU_SEARCH_TEXTS = defineTexts("menu-search", {
  name: { zh: "查找菜单", lo: "ຄົ້ນຫາເມນູ", en: "Find in the menu" },
  clear: { zh: "清除", lo: "ລ້າງ", en: "Clear" },
  none: { zh: "没有匹配的菜单", lo: "ບໍ່ພົບເມນູທີ່ຕົງກັນ", en: "No menu items match" },
});
