/** Allowed input (§5): 'num' digits; 'int' digits without a leading zero; 'float' digits with one decimal point. */
export type NumberMode = "num" | "int" | "float";

const LAO_ZERO = 0x0ed0;
// Full-width digits, Lao digits and the full stop of Chinese keyboards.
const plainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replace(/[\u0ed0-\u0ed9]/g, (digit) => String(digit.charCodeAt(0) - LAO_ZERO));

/** Removes what the mode does not allow from typed or pasted text. */
export function allowedNumber(mode: NumberMode, typed: string): string {
  const text = plainDigits(typed);
  if (mode === "float") {
    const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
    return rest.length === 0 ? whole : `${whole || "0"}.${rest.join("")}`;
  }
  const digits = text.replace(/\D/g, "");
  return mode === "int" ? digits.replace(/^0+/, "") : digits;
}
