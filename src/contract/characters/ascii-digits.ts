// Longer than any number or day. NFKC of a megabyte of combining marks takes a minute (RL-04).
const LONGEST = 400; // characters

// Arabic, Persian, Thai, Lao, Burmese, Khmer and Tai Lue: the last four bits of each are its value.
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9\u19d0-\u19d9]/g;

/** The text with ASCII digits in place of those of other scripts. */
export const foldDigits = (text: string): string => text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15));

/** The text in NFKC, so without full-width characters, and with ASCII digits; a longer one as it is. */
export const withAsciiDigits = (text: string): string =>
  text.length > LONGEST ? text : foldDigits(text.normalize("NFKC"));
