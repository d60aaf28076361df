import { diffArrays } from "diff";

/** A part of a text that is the same, deleted or inserted. */
export interface Piece {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** Maximum edit distance in words; beyond it the whole text counts as replaced. */
const MAX_EDITS = 2_000;
/** Number of words shown at both ends of a long unchanged part. */
const KEPT_AROUND = 12;

const wordsOf = (text: string): string[] =>
  [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)].map(({ segment }) => segment);

const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const words = wordsOf(text);
  if (words.length <= KEPT_AROUND * 2 + 4) return text;
  const start = isFirst ? "" : words.slice(0, KEPT_AROUND).join("");
  const end = isLast ? "" : words.slice(-KEPT_AROUND).join("");
  return `${start} … ${end}`;
};

function changes(before: string, after: string): readonly Piece[] {
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_EDITS });
  if (!found)
    return [
      { kind: "gone", text: before },
      { kind: "new", text: after },
    ];
  return found.map(({ added, removed, value }) => ({
    kind: added ? "new" : removed ? "gone" : "same",
    text: value.join(""),
  }));
}

/** The word-level difference of two texts, in reading order; long unchanged parts are abbreviated. */
export const wordChanges = (before: string, after: string): readonly Piece[] =>
  changes(before, after).map((piece, index, all) =>
    piece.kind === "same" ? { ...piece, text: shortened(piece.text, index === 0, index === all.length - 1) } : piece,
  );
