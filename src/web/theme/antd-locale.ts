import type { ConfigProviderProps } from "antd";
// From es/: in the bundle the CommonJS versions lose their default export.
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

/** antd's locale; also sets dayjs' locale, which is global to the page. */
export function antdLocale(language: Language): NonNullable<ConfigProviderProps["locale"]> {
  dayjs.locale(DAYJS_NAMES[language]);
  return LOCALES[language];
}
