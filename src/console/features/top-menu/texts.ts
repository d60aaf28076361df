import { defineTexts } from "../../../contract/text.ts";

export const TOP_MENU_TEXTS = defineTexts("top-menu", {
  name: { zh: "模块", lo: "ໝວດ", en: "Modules" },
  more: { zh: "更多", lo: "ເພີ່ມເຕີມ", en: "More" },
});
