import { dayAt } from "./region-clock.ts";
import type { Language } from "../text.ts";
import { formatDay } from "./day-format.ts";

/** Day of a moment as `YYYY-MM-DD` in Vientiane's time zone. Published content is dated by it for all readers. */
export const publishedDay = (moment: string): string => dayAt(Date.parse(moment), "laos");

/** The same day in the format of a language. */
export const formatPublishedDay = (moment: string, language: Language): string =>
  formatDay(publishedDay(moment), language);
