import { defineTexts } from "../../contract/text.ts";

export const LAYOUT_TEXTS = defineTexts("layout", {
  skip: { zh: "跳到页面内容", lo: "ຂ້າມໄປຫາເນື້ອໃນໜ້າ", en: "Skip to the page" },
});
