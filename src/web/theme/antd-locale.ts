import type { ConfigProviderProps } from "antd";
// From es/: the CommonJS twins lose their default export in the bundle.
import english from "antd/es/locale/en_US";
import chinese from "antd/es/locale/zh_CN";
import dayjs from "dayjs";
import "dayjs/locale/en-gb";
import "dayjs/locale/zh-cn";
import type { Language } from "../../contract/text.ts";
import { laoLocale } from "./lao-locale.ts";

const DAYJS_NAMES: Readonly<Record<Language, string>> = { zh: "zh-cn", lo: "lo", en: "en-gb" };
const LOCALES: Readonly<Record<Language, NonNullable<ConfigProviderProps["locale"]>>> = {
  zh: chinese,
  lo: laoLocale,
  en: english,
};

/** The kit's words in a language; also sets the language of its calendars, which dayjs keeps for the whole page. */
export function antdLocale(language: Language): NonNullable<ConfigProviderProps["locale"]> {
  dayjs.locale(DAYJS_NAMES[language]);
  return LOCALES[language];
}
