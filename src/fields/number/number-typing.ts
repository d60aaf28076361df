import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import type { Language } from "../../contract/text.ts";

/** Allowed input (§5): 'num' digits; 'int' digits without a leading zero; 'float' digits with one decimal point. */
export type NumberMode = "num" | "int" | "float";

type Mark = "." | ",";
const MARKS = /[.,]/g;
// Not 0.125, which no thousands begin with.
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** The decimal separator; the same as of `formatNumber`. */
export const decimalMark = (language: Language): Mark => (language === "lo" ? "," : ".");

/**
 * Reads digits and separators as lists, sheets and keyboards of any language write them, and returns a number with
 * decimals behind `mark` and no thousands separators. If there are two kinds of separators, the last one precedes the
 * decimals. A single kind does too, unless it separates thousands, which is assumed if it occurs more than once or is
 * not the language's decimal mark.
 */
function withDecimals(typed: string, mark: Mark): string {
  // A second mark on the way, or a comma where commas part thousands.
  const isDropped = /[.,].*[.,]$/.test(typed) || (mark === "." && typed.endsWith(","));
  const text = isDropped ? typed.slice(0, -1) : typed;
  const [point, comma] = [text.indexOf("."), text.indexOf(",")];
  const isMixed = point >= 0 && comma >= 0;
  const isParted = !isMixed && THOUSANDS.test(text) && (!text.includes(mark) || text.split(mark).length > 2);
  const at = isMixed ? Math.max(text.lastIndexOf("."), text.lastIndexOf(",")) : Math.max(point, comma);
  if (isParted || at < 0) return text.replace(MARKS, "");
  return `${text.slice(0, at).replace(MARKS, "") || "0"}${mark}${text.slice(at + 1).replace(MARKS, "")}`;
}

const asciiFigures = (typed: string): string => withAsciiDigits(typed).replaceAll("。", "."); // the full stop of Chinese keyboards

/** Removes what the mode does not allow from typed or pasted text; decimals stand behind `mark`. */
export function allowedNumber(mode: NumberMode, typed: string, mark: Mark = "."): string {
  const text = asciiFigures(typed);
  if (mode === "float") return withDecimals(text.replace(/[^\d.,]/g, ""), mark);
  const digits = text.replace(/\D/g, "");
  return mode === "int" ? digits.replace(/^0+/, "") : digits;
}

const WHOLE = /^(?:\d+|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*)$/;
const WITH_DECIMALS = /^(?:\d+(?:[.,]\d+)?|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?)$/;

/**
 * The number that a whole text means, such as `໑.໒໕໐`, read as a field of the language reads it; undefined for what a
 * field would only make one by leaving signs out.
 */
export function writtenNumber(mode: NumberMode, written: string, mark: Mark): number | undefined {
  const text = asciiFigures(written).trim();
  if (!(mode === "float" ? WITH_DECIMALS : WHOLE).test(text)) return undefined;
  return Number(mode === "float" ? withDecimals(text, mark).replace(mark, ".") : text.replace(MARKS, ""));
}
