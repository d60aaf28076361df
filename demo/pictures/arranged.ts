import { at, times, type Pen } from "./pen.ts";
import { bananaLeaf, board, stage, type Mood } from "./stage.ts";

/** On a banana leaf, with or without a board. */
export const laid = (pen: Pen, mood: Mood, content: string, hasBoard = false): string =>
  stage(pen, mood, bananaLeaf(pen, 50, 700, 1070, -5) + (hasBoard ? board(pen, 610, 690, 430) : "") + content);

/** Round things piled up, the widest row below. */
export const pyramid = (rows: readonly number[], gap: number, draw: (index: number) => string): string =>
  rows
    .map((count, row) =>
      times(count, (index) => at((index - (count - 1) / 2) * gap, -row * gap * 0.72, draw(row * 7 + index))),
    )
    .join("");
