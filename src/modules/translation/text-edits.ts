import type { Language } from "../../contract/text.ts";
import type { TextCell, TextRow } from "./translation-admin.ts";

/** Words that were typed into a cell and are not saved. */
export interface TextEdit {
  readonly id: string;
  readonly language: Language;
  readonly words: string;
  /** What the words were typed over; saving over a newer version is refused (RE-16). */
  readonly cell: TextCell;
  readonly isSaving?: boolean;
  /** Somebody else has saved other words meanwhile, which only the cell itself shows. */
  readonly isContested?: boolean;
  /** Why they could not be saved. */
  readonly error?: string | undefined;
}
export type TextEdits = ReadonlyMap<string, TextEdit>;
type Place = Pick<TextEdit, "id" | "language">;

export const keyOf = ({ id, language }: Place): string => `${id} ${language}`;
export const shownIn = ({ words, shipped }: TextCell): string => words ?? shipped;

/** The cell of a row as an edit that changes nothing. */
export const unchangedEdit = (row: TextRow, language: Language): TextEdit => ({
  id: row.id,
  language,
  words: shownIn(row[language]),
  cell: row[language],
});

export const withoutEdit = (edits: TextEdits, place: Place): TextEdits =>
  new Map([...edits].filter(([key]) => key !== keyOf(place)));

export const withEdit = (edits: TextEdits, edit: TextEdit): TextEdits => new Map(edits).set(keyOf(edit), edit);

/** Typing what the cell has shown before is no edit. */
export function withTyped(edits: TextEdits, row: TextRow, language: Language, words: string): TextEdits {
  const edit = edits.get(keyOf({ id: row.id, language })) ?? unchangedEdit(row, language);
  return words === shownIn(edit.cell)
    ? withoutEdit(edits, edit)
    : withEdit(edits, { ...edit, words, isContested: false, error: undefined });
}

/** The edits of a row go on from what this person has just made of it. */
export const onNewest = (edits: TextEdits, row: TextRow): TextEdits =>
  new Map([...edits].map(([key, edit]) => [key, edit.id === row.id ? { ...edit, cell: row[edit.language] } : edit]));
