import type { Language, Text, TextParameters } from "../../contract/text.ts";
import { formatNumber } from "../../web/format/number.ts";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";

type Say = (text: Text, parameters?: TextParameters) => string;

/** An age in its largest unit, whole. */
export function ageText(seconds: number, t: Say, language: Language): string {
  const [text, size] =
    seconds < 120
      ? ([texts.seconds, 1] as const)
      : seconds < 7_200
        ? ([texts.minutes, 60] as const)
        : ([texts.hours, 3_600] as const);
  return t(text, { count: formatNumber(Math.round(seconds / size), language) });
}

/** Milliseconds, without decimals from ten on. */
export const millisecondsText = (ms: number, language: Language): string =>
  `${formatNumber(ms, language, { maximumFractionDigits: ms < 10 ? 1 : 0 })}\u00a0ms`;
