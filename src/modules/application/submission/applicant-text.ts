import { line, lines } from "../../../contract/scalars.ts";

// Invisible characters reverse a line, make two names look the same or leave a name looking empty. Lao needs one of
// them, the zero-width space, to mark where a line may break.
const UNSEEN = /(?!\u200b)[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu;
const ZERO_WIDTH_SPACE = /\u200b/g;

/**
 * A line without invisible characters. They are removed, not refused: pasted text brings them and nobody could find
 * them.
 */
export const plainLine = (max: number) =>
  line(max).overwrite((text) => text.replace(UNSEEN, "").replace(ZERO_WIDTH_SPACE, "").trim());

/** Several lines without invisible characters, except Lao's zero-width spaces. */
export const plainLines = (max: number) => lines(max).overwrite((text) => text.replace(UNSEEN, ""));
