import { foldDigits } from "./ascii-digits.ts";

/** Characters of a text that are compared (RL-04). */
export const LONGEST_TEXT = 2_000;

/**
 * The spelling in which texts are searched: without case, widths, marks that are not seen and scripts of digits. NFKC
 * decomposes Lao letters that users and the segmenter's dictionary write as one; ໆ is written with and without a space.
 */
export const plainText = (text: string): string =>
  // "DI", default ignorable: nobody sees them.
  foldDigits(
    text
      .slice(0, LONGEST_TEXT)
      .replace(/\p{DI}/gu, "")
      .normalize("NFKC"),
  )
    .toLowerCase()
    .replace(/ໍ([່-໋]?)າ/gu, "$1ຳ")
    .replaceAll("ຫນ", "ໜ")
    .replaceAll("ຫມ", "ໝ")
    .replace(/\s{1,3}ໆ/gu, "ໆ");
