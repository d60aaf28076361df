import { defineTexts } from "../../../contract/text.ts";

export const SIDE_MENU_TEXTS = defineTexts("side-menu", {
  name: { zh: "页面", lo: "ໜ້າຕ່າງໆ", en: "Pages" },
  menu: { zh: "菜单", lo: "ເມນູ", en: "Menu" },
  newWindow: { zh: "在新窗口打开", lo: "ເປີດໃນໜ້າຕ່າງໃໝ່", en: "opens in a new window" },
});
