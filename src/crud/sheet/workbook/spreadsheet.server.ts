import { writeXlsx, writeXlsxStream } from "hucre/xlsx";
import { Failure } from "../../../contract/errors.ts";
import type { Cell, ColumnType, WrittenCell } from "../../../fields/field.ts";
import { Busy } from "../../../server/security/bounded-work.ts";
import { SHEET_REFUSALS } from "../refusals.ts";
import { entriesOf } from "./archive.server.ts";
import { readWorkbook } from "./read-workbook.server.ts";
import type { ReadTable, WorkbookQuestion } from "./workbook-worker.server.ts";

/*
 * The port to the spreadsheet library: one sheet of plain cells out, one in. Only plain values are ever handed over, and a
 * text that begins with "=" is stored as a text, so no exported cell is a formula (EX-01).
 */

// `_x0041_` in a workbook means the letter A; a text that happens to look so has its first sign written that way itself. So has one
// that reads like an error, which the library would make of it.
const escaped = (cell: WrittenCell): WrittenCell =>
  typeof cell === "string"
    ? cell.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_").replace(/^#(?=[A-Z][A-Z/0_]*[!?]?$)/, "_x0023_")
    : cell;

const two = (value: number): string => String(Math.abs(value)).padStart(2, "0");

/** How a day is shown, and a moment, whose distance from UTC stands beside it where it is the same all year. */
function formatOf(type: SheetColumn["type"]): { numFmt?: string } {
  if (type === "date") return { numFmt: "yyyy-mm-dd" };
  if (type !== "timestamptz") return {};
  const year = new Date().getFullYear();
  const [winter, summer] = [0, 6].map((month) => -new Date(year, month, 1).getTimezoneOffset()) as [number, number];
  const zone = `${winter < 0 ? "-" : "+"}${two(Math.trunc(winter / 60))}:${two(winter % 60)}`;
  return { numFmt: `yyyy-mm-dd hh:mm:ss${winter === summer ? ` "${zone}"` : ""}` };
}

/** A column's name, and what its cells are where they are days or moments. */
export interface SheetColumn {
  readonly title: string;
  readonly type?: ColumnType;
}
const shapesOf = (columns: readonly SheetColumn[]) => columns.map(({ type }) => ({ width: 20, ...formatOf(type) }));

// Excel allows 31 characters and none of these in a sheet's name.
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, " ").slice(0, 31);

/** A sheet of any length, made as it is read: no more of it is in memory than the row under way (EX-02). */
export const streamSheet = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly WrittenCell[]>,
): ReadableStream<Uint8Array> => {
  async function* lines() {
    yield columns.map(({ title }) => escaped(title));
    for await (const row of rows) yield row.map(escaped);
  }
  return writeXlsxStream(lines(), { name: sheetName(name), columns: shapesOf(columns), freezePane: { rows: 1 } });
};

/** One sheet of a workbook: its head, and the lines below it. */
export interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly WrittenCell[])[];
}

export const writeWorkbook = (sheets: readonly WrittenSheet[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name: sheetName(name),
      rows: [columns.map(({ title }) => title), ...rows].map((row) => row.map(escaped)),
      columns: shapesOf(columns),
      freezePane: { rows: 1 },
    })),
  });

/** A workbook of plain cells, the first row being the head. */
export const writeSheet = (
  name: string,
  [head = [], ...rows]: readonly (readonly WrittenCell[])[],
): Promise<Uint8Array> =>
  writeWorkbook([{ name, columns: head.map((title) => ({ title: String(title ?? "") })), rows }]);

/** Which part of a workbook is wanted; see `WorkbookQuestion`. */
export type TableQuestion = Omit<WorkbookQuestion, "bytes" | "maxRows">;

/** A sheet's cells, with at most `limit` + 1 rows below its head. Throws `invalidInput` for what is no ordinary workbook. */
export async function readTable(bytes: Uint8Array, limit: number, question: TableQuestion): Promise<ReadTable> {
  const read = async () => {
    entriesOf(bytes); // what is no archive at all needs no thread to say so
    return readWorkbook({ bytes, maxRows: limit + 1, ...question });
  };
  const table = await read().catch((error: unknown) => {
    throw error instanceof Busy ? error : new Failure("invalidInput", { words: SHEET_REFUSALS.unreadable });
  });
  if (table === "oversized") throw new Failure("invalidInput", { words: SHEET_REFUSALS.oversized });
  if (table === "no such sheet") throw new Failure("invalidInput", { words: SHEET_REFUSALS.noSuchSheet });
  return table;
}

/** The first sheet's cells, whatever they are; at most `limit` + 1 rows. Throws `invalidInput` for one whose value is not known. */
export async function readSheet(bytes: Uint8Array, limit: number): Promise<Cell[][]> {
  const { rows, marks } = await readTable(bytes, limit, { known: [] });
  const wrong = marks.find(([, , mark]) => mark !== "formula");
  if (wrong) {
    const [row, column] = wrong;
    const parameters = { cell: `${columnName(column)}${row + 1}`, value: String(rows[row]?.[column] ?? "") };
    throw new Failure("invalidInput", { words: SHEET_REFUSALS.noValueAt, parameters });
  }
  return rows.map((row) => [...row]);
}

/** As a spreadsheet names its columns: A to Z, then AA. */
const columnName = (column: number): string =>
  (column < 26 ? "" : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
