import type { Cell } from "../../fields/field.ts";

/** A title, a date and an empty row or two stand above the names of the columns at most. */
export const MOST_ABOVE = 10;

/** The first rows of one sheet of a workbook. */
export interface SheetTop {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** Where a table begins: the sheet's place in the list, and the row with the names of its columns, counted from 0. */
export interface Head {
  readonly sheet: number;
  readonly row: number;
}

export const folded = (cell: Cell | undefined): string =>
  String(cell ?? "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The row with most of the known names, the first of several; without any the first row of the first sheet. */
export function findHead(tops: readonly SheetTop[], known: ReadonlySet<string>): Head {
  let [best, most]: [Head, number] = [{ sheet: 0, row: 0 }, 0];
  for (const [sheet, { rows }] of tops.entries())
    for (const [row, cells] of rows.slice(0, MOST_ABOVE).entries()) {
      const count = new Set(cells.map(folded).filter((name) => known.has(name))).size;
      if (count > most) [best, most] = [{ sheet, row }, count];
    }
  return best;
}
