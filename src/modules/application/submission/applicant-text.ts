import { line, lines } from "../../../contract/scalars.ts";

// Marks that are not seen: they turn a line around, make two names look alike, or fill a name with nothing. The zero-width space is one
// of them and good Lao.
const UNSEEN = /(?!\u200b)[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu;
const ZERO_WIDTH_SPACE = /\u200b/g;

/** One line as a stranger wrote it, without what is not seen: pasted text brings such marks, and nobody could find them to take them out. */
export const plainLine = (max: number) =>
  line(max).overwrite((text) => text.replace(UNSEEN, "").replace(ZERO_WIDTH_SPACE, "").trim());

/** Several lines; Lao keeps the places where it may be broken. */
export const plainLines = (max: number) => lines(max).overwrite((text) => text.replace(UNSEEN, ""));
