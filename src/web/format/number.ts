import type { Language } from "../../contract/text.ts";

// Chromium has no Lao numbers and would take its own language's. Indonesian writes them as Lao does: 1.234,5.
const LOCALES: Readonly<Record<Language, string>> = { zh: "zh-CN", lo: "id-ID", en: "en-GB" };

export const formatNumber = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(LOCALES[language], options).format(value);

const STEPS = ["", "k", "M", "G", "T", "P", "E"]; // §9

/** 1234 → `1.2k`; one decimal at most, none when it is zero. */
export function abbreviateNumber(value: number): string {
  let rest = Math.abs(value);
  let step = 0;
  // 999.95 would round to "1000": it belongs to the next unit
  while (rest >= (step === 0 ? 1000 : 999.95) && step < STEPS.length - 1) {
    rest /= 1000;
    step += 1;
  }
  const digits = step === 0 ? String(rest) : String(Math.round(rest * 10) / 10);
  return `${value < 0 ? "-" : ""}${digits}${STEPS[step]}`;
}

const LONG = 10_000;

/** A count: in full below ten thousand, then abbreviated; `full` is always in full. */
export function formatTotal(total: number, language: Language): { readonly short: string; readonly full: string } {
  const full = formatNumber(total, language);
  return { short: total < LONG ? full : abbreviateNumber(total), full };
}
