import { dayAt } from "../../contract/public/region-clock.ts";
import type { Language } from "../../contract/text.ts";
import { formatDay } from "../../web/format/moment.ts";

/** The day of a moment, `YYYY-MM-DD`: notices are dated by the clock of Vientiane, whoever reads them. */
export const issuedDay = (moment: string): string => dayAt(Date.parse(moment), "laos");

/** As people of the language write it. */
export const formatIssuedDay = (moment: string, language: Language): string => formatDay(issuedDay(moment), language);
