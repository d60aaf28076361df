import { line, lines } from "../../contract/scalars.ts";

// Marks that are not seen: they turn a line around, or make two names look alike. The zero-width space is one of them and good Lao.
const UNSEEN = /[\u00ad\u061c\u180e\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const ZERO_WIDTH_SPACE = /\u200b/g;

/** One line as a stranger wrote it, without what is not seen: pasted text brings such marks, and nobody could find them to take them out. */
export const plainLine = (max: number) =>
  line(max).overwrite((text) => text.replace(UNSEEN, "").replace(ZERO_WIDTH_SPACE, "").trim());

/** Several lines; Lao keeps the places where it may be broken. */
export const plainLines = (max: number) => lines(max).overwrite((text) => text.replace(UNSEEN, ""));
