import { defineTexts } from "../../contract/text.ts";

export const LAYOUT_TEXTS = defineTexts("layout", {
  skip: { zh: "跳到页面内容", lo: "ຂ້າມໄປຫາເນື້ອໃນໜ້າ", en: "Skip to main content" },
  moreTools: { zh: "更多工具", lo: "ເຄື່ອງມືອື່ນໆ", en: "More tools" },
  closeSheet: { zh: "关闭菜单", lo: "ປິດເມນູ", en: "Close the menu" },
});
