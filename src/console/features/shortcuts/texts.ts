import { defineTexts } from "../../../contract/text.ts";

export const SHORTCUTS_TEXTS = defineTexts("shortcuts", {
  title: { zh: "键盘快捷键", lo: "ປຸ່ມລັດ", en: "Keyboard shortcuts" },
  show: { zh: "显示键盘快捷键", lo: "ສະແດງປຸ່ມລັດ", en: "Show the keyboard shortcuts" },
});
