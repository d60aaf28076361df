import type { Language } from "../../contract/text.ts";

/** The languages as `lang` attributes name them; with the region, so that Chinese is set in its mainland letter forms. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { zh: "zh-CN", lo: "lo", en: "en" };

/** Each language by its own name, as the language switches show it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { zh: "中文", lo: "ລາວ", en: "English" };
