import { defineTexts } from "../../../contract/text.ts";

export const THEME_SELECT_TEXTS = defineTexts("theme-select", {
  choose: { zh: "外观", lo: "ຮູບລັກສະນະ", en: "Appearance" },
  light: { zh: "浅色", lo: "ສະຫວ່າງ", en: "Light" },
  dark: { zh: "深色", lo: "ມືດ", en: "Dark" },
  system: { zh: "跟随系统", lo: "ຕາມລະບົບ", en: "As the system" },
});
