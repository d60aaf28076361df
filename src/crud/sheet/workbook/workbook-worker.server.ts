import { closeSync, openSync, writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { readXlsx, type Sheet } from "hucre/xlsx";
import type { Cell } from "../../../fields/field.ts";
import { FarRow, OversizedWorkbook, scanWorkbook } from "./scan-workbook.server.ts";
import { findHeaderRow, MAX_ABOVE, type HeaderRow, type SheetTop } from "../find-header-row.ts";
import { MAX_IMPORTED_AT_ONCE } from "../sheet-limits.ts";
import { writtenMoment } from "./written-moment.ts";

/** Input of the worker: a workbook, and the part of it to be read. */
export interface WorkbookQuestion {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
  /** Folded column names, by which the header is found. Empty: the first sheet is read from its first row. */
  readonly known: readonly string[];
  /** The chosen sheet, and its header row counted from 0. */
  readonly sheet?: string | undefined;
  readonly headRow?: number | undefined;
  /** Path of the spool file for the rows of a long table, one JSON line per row. */
  readonly spoolFile?: string | undefined;
}

/** An error such as #REF!, or a formula with or without a stored result. */
export type Mark = "error" | "formula" | "no result";

export interface ReadTable {
  readonly rows: readonly (readonly Cell[])[];
  /** By row and column, counted from 0. */
  readonly marks: readonly (readonly [row: number, column: number, mark: Mark])[];
  /** The visible sheets, and the index of the one that was read. */
  readonly tops: readonly SheetTop[];
  readonly sheet: number;
  /** Index of the header row. */
  readonly head: number;
  /** Number of rows in the spool file; `rows` then ends with the header. */
  readonly spooledRows?: number | undefined;
}
/** The worker's answer: the table, or the reason why there is none. */
export type WorkbookAnswer = ReadTable | FarBelow | "oversized" | "no such sheet";
/** The row of a cell below more empty rows than are read. */
export interface FarBelow {
  readonly farRow: number;
}

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : writtenMoment(value);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};
const rowsOf = (rows: readonly (readonly unknown[])[] = []): Cell[][] => rows.map((row) => Array.from(row, cellOf));

const FIRST = { tops: [], at: { sheet: 0, row: 0 } } satisfies { tops: readonly SheetTop[]; at: HeaderRow };

/** The visible sheets and the position of the table; undefined if the chosen sheet does not exist. */
async function tableIn(bytes: Uint8Array, known: readonly string[], chosen: string | undefined) {
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: MAX_ABOVE,
  });
  const tops = sheets.map(({ name, rows }): SheetTop => ({ name, rows: rowsOf(rows) }));
  const names = new Set(known);
  if (chosen === undefined) return { tops, at: findHeaderRow(tops, names) };
  const sheet = tops.findIndex(({ name }) => name === chosen);
  return { tops, at: sheet < 0 ? undefined : { sheet, row: findHeaderRow(tops.slice(sheet, sheet + 1), names).row } };
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

async function answer({ bytes, maxRows, known, sheet, headRow, spoolFile }: WorkbookQuestion): Promise<WorkbookAnswer> {
  try {
    scanWorkbook(bytes);
  } catch (error) {
    if (error instanceof OversizedWorkbook) return "oversized";
    if (error instanceof FarRow) return { farRow: error.row };
    throw error;
  }
  const { tops, at } = known.length === 0 ? FIRST : await tableIn(bytes, known, sheet);
  if (at === undefined) return "no such sheet";
  const chosen = tops[at.sheet]?.name;
  const { sheets } = await readXlsx(bytes, {
    sheets: [chosen ?? 0],
    maxRows: maxRows + (chosen === undefined ? 0 : at.row),
  });
  const table = { rows: rowsOf(sheets[0]?.rows), marks: marksOf(sheets[0]), tops, sheet: at.sheet, head: at.row };
  const characters = charactersIn(table.rows);
  if (characters > LARGEST_SPOOL_FILE) return "oversized";
  if (spoolFile === undefined || (table.rows.length <= MAX_IMPORTED_AT_ONCE && characters <= MAX_CHARACTERS))
    return table;
  const head = headRow ?? at.row;
  const count = writeSpoolFile(spoolFile, table, head + 1);
  return count === "oversized"
    ? count
    : { ...table, rows: table.rows.slice(0, head + 1), marks: [], spooledRows: count };
}

const MAX_CHARACTERS = 2_000_000; // of all cells: long texts take longer to import than short ones
const LARGEST_SPOOL_FILE = 512 * 1024 * 1024; // bytes, so characters; a small file can repeat one shared text in every cell

function charactersIn(rows: readonly (readonly Cell[])[]): number {
  let characters = 0;
  for (const row of rows) for (const cell of row) characters += typeof cell === "string" ? cell.length : 0;
  return characters;
}

function writeSpoolFile(
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
      if (size > LARGEST_SPOOL_FILE) return "oversized";
    }
  } finally {
    closeSync(file);
  }
  return count;
}

parentPort?.postMessage(await answer(workerData as WorkbookQuestion));
