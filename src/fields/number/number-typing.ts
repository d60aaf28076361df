/** What may be typed (§5): 'num' digits only; 'int' a first digit 1–9, then digits; 'float' digits and one decimal point. */
export type NumberMode = "num" | "int" | "float";

const LAO_ZERO = 0x0ed0;
// Full-width digits, the full stop of a Chinese keyboard and Lao digits mean the same numbers.
const plainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replace(/[\u0ed0-\u0ed9]/g, (digit) => String(digit.charCodeAt(0) - LAO_ZERO));

/** Keeps of a typed or pasted text what the mode allows. */
export function allowedNumber(mode: NumberMode, typed: string): string {
  const text = plainDigits(typed);
  if (mode === "float") {
    const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
    return rest.length === 0 ? whole : `${whole || "0"}.${rest.join("")}`;
  }
  const digits = text.replace(/\D/g, "");
  return mode === "int" ? digits.replace(/^0+/, "") : digits;
}
