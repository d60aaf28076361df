import type { Language } from "../../contract/text.ts";

/** The regions whose habits the three languages follow. */
export const LOCALES: Readonly<Record<Language, string>> = { zh: "zh-CN", lo: "lo-LA", en: "en-GB" };

export const formatNumber = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(LOCALES[language], options).format(value);

const STEPS = ["", "k", "M", "G", "T", "P", "E"]; // §9

/** 1234 → `1.2k`; one digit after the point at most, none when it would be zero. */
export function abbreviateNumber(value: number): string {
  let rest = Math.abs(value);
  let step = 0;
  // 999.95 would be written "1000": it belongs to the next step
  while (rest >= (step === 0 ? 1000 : 999.95) && step < STEPS.length - 1) {
    rest /= 1000;
    step += 1;
  }
  const digits = step === 0 ? String(rest) : String(Math.round(rest * 10) / 10);
  return `${value < 0 ? "-" : ""}${digits}${STEPS[step]}`;
}

const LONG = 10_000;

/** A count as a line of words has room for it: in full below ten thousand, then shortened; `full` is for who wants to know. */
export function formatTotal(total: number, language: Language): { readonly short: string; readonly full: string } {
  const full = formatNumber(total, language);
  return { short: total < LONG ? full : abbreviateNumber(total), full };
}
