import { defineTexts } from "../../contract/text.ts";

/** Titles of the calls in the API description. */
export const MENU_CALL_TEXTS = defineTexts("menuCalls", {
  views: { zh: "读取可用页面", lo: "ອ່ານໜ້າທີ່ໃຊ້ໄດ້", en: "Available page components" },
  preview: { zh: "预览角色的菜单", lo: "ເບິ່ງເມນູຂອງບົດບາດ", en: "Preview a role’s menu" },
  changeSort: { zh: "调整菜单顺序", lo: "ຈັດລຳດັບເມນູ", en: "Sort and move menu items" },
  generate: { zh: "生成按钮", lo: "ສ້າງປຸ່ມ", en: "Generate page buttons" },
});
