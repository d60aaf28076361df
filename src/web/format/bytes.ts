import type { Language } from "../../contract/text.ts";
import { formatNumber } from "./number.ts";

const UNITS = ["B", "KB", "MB", "GB", "TB"];

/** 1536 → `1.5 KB`; the units are the same in all three languages. */
export function formatBytes(bytes: number, language: Language): string {
  let rest = bytes;
  let step = 0;
  while (rest >= 1024 && step < UNITS.length - 1) {
    rest /= 1024;
    step += 1;
  }
  return `${formatNumber(rest, language, { maximumFractionDigits: step === 0 || rest >= 100 ? 0 : 1 })} ${UNITS[step]}`;
}
