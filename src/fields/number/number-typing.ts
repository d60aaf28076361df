import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";

/** Allowed input (§5): 'num' digits; 'int' digits without a leading zero; 'float' digits with one decimal point. */
export type NumberMode = "num" | "int" | "float";

type Mark = "." | ",";
const MARKS = /[.,]/g;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

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

/** Removes what the mode does not allow from typed or pasted text; decimals stand behind `mark`. */
export function allowedNumber(mode: NumberMode, typed: string, mark: Mark = "."): string {
  const text = withAsciiDigits(typed).replaceAll("。", "."); // the full stop of Chinese keyboards
  if (mode === "float") return withDecimals(text.replace(/[^\d.,]/g, ""), mark);
  const digits = text.replace(/\D/g, "");
  return mode === "int" ? digits.replace(/^0+/, "") : digits;
}
