/** Characters of a text that are compared (RL-04). */
export const LONGEST_TEXT = 2_000;

// Arabic, Persian, Thai, Lao, Burmese, Khmer and Tai Lue: the last four bits of each are its value.
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9\u19d0-\u19d9]/g;

/**
 * The spelling in which texts are searched: without case, widths, marks that are not seen and scripts of digits. NFKC
 * decomposes Lao letters that users and the segmenter's dictionary write as one; ໆ is written with and without a space.
 */
export const plainText = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .replace(/\p{DI}/gu, "") // "default ignorable": nobody sees them
    .normalize("NFKC")
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase()
    .replace(/ໍ([່-໋]?)າ/gu, "$1ຳ")
    .replaceAll("ຫນ", "ໜ")
    .replaceAll("ຫມ", "ໝ")
    .replace(/\s{1,3}ໆ/gu, "ໆ");
