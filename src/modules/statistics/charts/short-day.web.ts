import type { Language } from "../../../contract/text.ts";
import { formatDay } from "../../../web/format/moment.ts";

/** A day without its year. */
export const shortDay = (day: string, language: Language): string =>
  language === "zh" ? formatDay(day, language).slice(5) : formatDay(day, language).slice(0, language === "lo" ? 5 : 6);
