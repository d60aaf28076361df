import { closeSync, openSync, writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { readXlsx, type Sheet } from "hucre/xlsx";
import type { Cell } from "../../../fields/field.ts";
import { OversizedWorkbook, scanWorkbook } from "./scan-workbook.server.ts";
import { findHead, MOST_ABOVE, type Head, type SheetTop } from "../sheet-head.ts";
import { MOST_AT_ONCE } from "../sheet-limits.ts";

/** What the thread is given: a workbook's bytes, and which part of it is wanted. */
export interface WorkbookQuestion {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
  /** Names of columns, folded: the table begins where most of them stand. Without any the first sheet is wanted as it is. */
  readonly known: readonly string[];
  /** The sheet that somebody chose, and the row with the names of its columns, counted from 0. */
  readonly sheet?: string | undefined;
  readonly headRow?: number | undefined;
  /** Where the rows of a table too long for an answer are put, a line of JSON for each. */
  readonly aside?: string | undefined;
}

/** What else there is to know of a cell: an error such as #REF!, or a formula, with or without a stored result. */
export type Mark = "error" | "formula" | "no result";

export interface ReadTable {
  readonly rows: readonly (readonly Cell[])[];
  /** By row and column, counted from 0. */
  readonly marks: readonly (readonly [row: number, column: number, mark: Mark])[];
  /** The sheets that can be seen, and the one that was read, by its place among them. */
  readonly tops: readonly SheetTop[];
  readonly sheet: number;
  /** The row with the names of the columns. */
  readonly head: number;
  /** So many rows were put aside, and none below the head is in the answer. */
  readonly rowsAside?: number | undefined;
}
/** What it answers: the table, or that there is more in the file than one may hold, or no such sheet. */
export type WorkbookAnswer = ReadTable | "oversized" | "no such sheet";

// A spreadsheet counts in parts of a day: what it means is a whole second.
const written = (date: Date): string =>
  new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace("T", " ")
    .replace(" 00:00:00", "");

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : written(value);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};
const rowsOf = (rows: readonly (readonly unknown[])[] = []): Cell[][] => rows.map((row) => Array.from(row, cellOf));

const FIRST = { tops: [], at: { sheet: 0, row: 0 } } satisfies { tops: readonly SheetTop[]; at: Head };

/** The sheets that can be seen, and where the table begins; nowhere, if the chosen one is not among them. */
async function tableIn(bytes: Uint8Array, known: readonly string[], chosen: string | undefined) {
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: MOST_ABOVE,
  });
  const tops = sheets.map(({ name, rows }): SheetTop => ({ name, rows: rowsOf(rows) }));
  const names = new Set(known);
  if (chosen === undefined) return { tops, at: findHead(tops, names) };
  const sheet = tops.findIndex(({ name }) => name === chosen);
  return { tops, at: sheet < 0 ? undefined : { sheet, row: findHead(tops.slice(sheet, sheet + 1), names).row } };
}

function marksOf(table: Sheet | undefined): [number, number, Mark][] {
  const marks: [number, number, Mark][] = [];
  for (const [address, { type, value, formula }] of table?.cells ?? []) {
    const [row = 0, column = 0] = address.split(",").map(Number);
    if (type === "error") marks.push([row, column, "error"]);
    else if (formula !== undefined || type === "formula")
      marks.push([row, column, value === null || value === undefined ? "no result" : "formula"]);
  }
  return marks;
}

async function answer({ bytes, maxRows, known, sheet, headRow, aside }: WorkbookQuestion): Promise<WorkbookAnswer> {
  try {
    scanWorkbook(bytes);
  } catch (error) {
    if (error instanceof OversizedWorkbook) return "oversized";
    throw error;
  }
  const { tops, at } = known.length === 0 ? FIRST : await tableIn(bytes, known, sheet);
  if (at === undefined) return "no such sheet";
  const wanted = tops[at.sheet]?.name;
  const { sheets } = await readXlsx(bytes, {
    sheets: [wanted ?? 0],
    maxRows: maxRows + (wanted === undefined ? 0 : at.row),
  });
  const table = { rows: rowsOf(sheets[0]?.rows), marks: marksOf(sheets[0]), tops, sheet: at.sheet, head: at.row };
  if (aside === undefined || !isLong(table.rows)) return table;
  const head = headRow ?? at.row;
  const count = putAside(aside, table, head + 1);
  return count === "oversized" ? count : { ...table, rows: table.rows.slice(0, head + 1), marks: [], rowsAside: count };
}

const MOST_CHARACTERS = 2_000_000; // of all cells: written pages take longer than rows of a register
const LARGEST_ASIDE = 512 * 1024 * 1024; // bytes; one text can stand in every cell of a small file

/** Whether a table is too much for the request that brings it. */
function isLong(rows: readonly (readonly Cell[])[]): boolean {
  if (rows.length > MOST_AT_ONCE) return true;
  let characters = 0;
  for (const row of rows) for (const cell of row) characters += typeof cell === "string" ? cell.length : 0;
  return characters > MOST_CHARACTERS;
}

function putAside(
  path: string,
  { rows, marks }: Pick<ReadTable, "rows" | "marks">,
  from: number,
): number | "oversized" {
  const marked = Map.groupBy(marks, ([row]) => row);
  const file = openSync(path, "wx", 0o600);
  let [count, size] = [0, 0];
  try {
    for (const [index, cells] of rows.entries()) {
      if (index < from || cells.every((cell) => cell === null || cell === "")) continue;
      const own = marked.get(index)?.map(([, column, mark]) => [column, mark]);
      size += writeSync(file, `${JSON.stringify([index + 1, cells, ...(own ? [own] : [])])}\n`);
      count += 1;
      if (size > LARGEST_ASIDE) return "oversized";
    }
  } finally {
    closeSync(file);
  }
  return count;
}

parentPort?.postMessage(await answer(workerData as WorkbookQuestion));
