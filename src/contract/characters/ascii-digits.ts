const LAO_ZERO = 0x0ed0;
// Longer than any number or day. NFKC of a megabyte of combining marks takes a minute (RL-04).
const LONGEST = 400; // characters

/** The text in NFKC, so without full-width characters, and with ASCII digits in place of Lao ones; a longer one as it is. */
export const withAsciiDigits = (text: string): string =>
  text.length > LONGEST
    ? text
    : text.normalize("NFKC").replace(/[\u0ed0-\u0ed9]/g, (digit) => String(digit.charCodeAt(0) - LAO_ZERO));
