import { defineTexts } from "../../contract/text.ts";

export const LANGUAGE_TEXTS = defineTexts("language", {
  choose: { zh: "界面语言", lo: "ພາສາ", en: "Language" },
  /** Said in the language just chosen (§8). */
  changed: { zh: "已切换语言", lo: "ປ່ຽນພາສາສຳເລັດແລ້ວ", en: "Language changed" },
});

/** Each language under its own name, so that it is found by those who read no other. */
export const LANGUAGE_NAMES = defineTexts("language-name", {
  zh: { zh: "中文", lo: "中文", en: "中文" },
  lo: { zh: "ລາວ", lo: "ລາວ", en: "ລາວ" },
  en: { zh: "English", lo: "English", en: "English" },
});
