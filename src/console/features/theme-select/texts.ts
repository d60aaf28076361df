import { defineTexts } from "../../../contract/text.ts";

export const THEME_SELECT_TEXTS = defineTexts("theme-select", {
  choose: { zh: "外观", lo: "ຮູບລັກສະນະ", en: "Appearance" },
  scheme: { zh: "显示模式", lo: "ຄວາມສະຫວ່າງ", en: "Mode" },
  light: { zh: "浅色", lo: "ສະຫວ່າງ", en: "Light" },
  dark: { zh: "深色", lo: "ມືດ", en: "Dark" },
  system: { zh: "跟随系统", lo: "ຕາມລະບົບ", en: "System" },
  color: { zh: "主题色", lo: "ສີຫຼັກ", en: "Theme colour" },
  other: { zh: "其他颜色", lo: "ສີອື່ນ", en: "Another colour" },
  code: { zh: "颜色代码", lo: "ລະຫັດສີ", en: "Colour code" },
  reset: { zh: "恢复默认", lo: "ກັບໄປຄ່າເລີ່ມຕົ້ນ", en: "Reset" },
});
