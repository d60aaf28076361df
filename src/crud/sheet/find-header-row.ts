import type { Cell } from "../../fields/field.ts";

/** Highest number of rows above the header: a title, a date, an empty row or two. */
export const MAX_ABOVE = 10;

/** The first rows of one worksheet. */
export interface SheetTop {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** Position of a table: worksheet index and header row, both from 0. */
export interface HeaderRow {
  readonly sheet: number;
  readonly row: number;
}

export const foldCell = (cell: Cell | undefined): string =>
  String(cell ?? "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/**
 * The row that has most of the known names, the first one on a tie; without any match the first row of the first sheet.
 */
export function findHeaderRow(tops: readonly SheetTop[], known: ReadonlySet<string>): HeaderRow {
  let [best, most]: [HeaderRow, number] = [{ sheet: 0, row: 0 }, 0];
  for (const [sheet, { rows }] of tops.entries())
    for (const [row, cells] of rows.slice(0, MAX_ABOVE).entries()) {
      const count = new Set(cells.map(foldCell).filter((name) => known.has(name))).size;
      if (count > most) [best, most] = [{ sheet, row }, count];
    }
  return best;
}
