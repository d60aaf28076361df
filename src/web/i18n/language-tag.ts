import type { Language } from "../../contract/text.ts";

/** BCP 47 tags for `lang` attributes; with the region, so that Chinese is shown in mainland glyphs. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { zh: "zh-CN", lo: "lo", en: "en" };

/** Each language's name in that language, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { zh: "中文", lo: "ລາວ", en: "English" };
