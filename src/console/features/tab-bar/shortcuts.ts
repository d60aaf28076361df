import { defineTexts } from "../../../contract/text.ts";
import type { Shortcuts } from "../../../web/shortcuts/shortcut.ts";

const texts = defineTexts("tab-keys", {
  step: { zh: "切换到相邻页面", lo: "ໄປໜ້າທີ່ຢູ່ຂ້າງ", en: "Go to the next page" },
  ends: { zh: "切换到第一个或最后一个页面", lo: "ໄປໜ້າທຳອິດ ຫຼື ໜ້າສຸດທ້າຍ", en: "Go to the first or last page" },
  close: { zh: "关闭标签页", lo: "ປິດໜ້າ", en: "Close tab" },
  menu: { zh: "页面菜单", lo: "ເມນູຂອງໜ້າ", en: "Page menu" },
});

/** Keys that work while a tab has the focus. */
export const TAB_SHORTCUTS = {
  step: { keys: "ArrowLeft|ArrowRight", does: texts.step, place: "tabs" },
  ends: { keys: "Home|End", does: texts.ends, place: "tabs" },
  close: { keys: "Delete", does: texts.close, place: "tabs" },
  menu: { keys: "Shift+F10", does: texts.menu, place: "tabs" },
} as const satisfies Shortcuts;
