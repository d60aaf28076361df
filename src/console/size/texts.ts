import type { Size } from "../../contract/preferences/preferences.ts";
import { defineTexts, type Text } from "../../contract/text.ts";

export const SIZE_SELECT_TEXTS = defineTexts("size-select", {
  choose: { zh: "字体大小", lo: "ຂະໜາດຕົວອັກສອນ", en: "Font size" },
  /** §8 */
  changed: {
    zh: "当前字体大小设置成功",
    lo: "ຕັ້ງຂະໜາດຕົວອັກສອນສຳເລັດແລ້ວ",
    en: "Current font size set successfully",
  },
});

/** Names of the sizes on the screen (§2: large=medium, medium=small, small=mini). */
export const SIZE_NAMES: Readonly<Record<Size, Text>> = defineTexts("size-name", {
  medium: { zh: "大", lo: "ໃຫຍ່", en: "Large" },
  small: { zh: "中", lo: "ກາງ", en: "Medium" },
  mini: { zh: "小", lo: "ນ້ອຍ", en: "Small" },
});
