import { defineTexts } from "../../contract/text.ts";

export const LANGUAGE_TEXTS = defineTexts("language", {
  choose: { zh: "界面语言", lo: "ພາສາ", en: "Language" },
  /** Shown in the newly chosen language (§8). */
  changed: { zh: "已切换语言", lo: "ປ່ຽນພາສາສຳເລັດແລ້ວ", en: "Language changed" },
});

/** Each language's name in that language, so that its readers find it. */
export const LANGUAGE_NAMES = defineTexts("language-name", {
  zh: { zh: "中文", lo: "中文", en: "中文" },
  lo: { zh: "ລາວ", lo: "ລາວ", en: "ລາວ" },
  en: { zh: "English", lo: "English", en: "English" },
});
