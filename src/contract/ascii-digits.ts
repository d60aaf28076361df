const LAO_ZERO = 0x0ed0;

/** The text in NFKC, so without full-width characters, and with ASCII digits in place of Lao ones. */
export const withAsciiDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[\u0ed0-\u0ed9]/g, (digit) => String(digit.charCodeAt(0) - LAO_ZERO));
