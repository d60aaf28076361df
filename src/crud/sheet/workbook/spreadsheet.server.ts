import type * as Hucre from "hucre/xlsx";
import { distanceFromUtc } from "../../../contract/date/zone-names.ts";
import { Failure } from "../../../contract/errors.ts";
import type { Cell, ColumnType, WrittenCell } from "../../../fields/field.ts";
import { lazyLibrary } from "../../../server/lazy-library.ts";
import { Busy } from "../../../server/concurrency-limit.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import { zipEntries } from "../../../server/http/files/zip-entries.ts";
import { readWorkbook, SlowWorkbook } from "./read-workbook.server.ts";
import type { ReadTable, WorkbookQuestion } from "./workbook-worker.server.ts";

const library = lazyLibrary<typeof Hucre>("hucre/xlsx");

/*
 * The port to the spreadsheet library. Only plain values are passed to it, and it stores a text beginning with "=" as
 * text, so that no exported cell is a formula (EX-01). This is its default and cannot be configured; spreadsheet.test.ts
 * checks it.
 */

// `_x0041_` in a workbook is an escape for A, so a text that looks like one is escaped. So is a text such as `#REF!`,
// which the library would take for an error.
const escaped = (cell: WrittenCell): WrittenCell =>
  typeof cell === "string"
    ? cell.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_").replace(/^#(?=[A-Z][A-Z/0_]*[!?]?$)/, "_x0023_")
    : cell;

/** Number format of a date or a timestamp; the latter shows the UTC offset if that is the same all year. */
function formatOf({ type, timeZone }: SheetColumn): { numFmt?: string } {
  if (type === "date") return { numFmt: "yyyy-mm-dd" };
  if (type !== "timestamptz") return {};
  const year = new Date().getFullYear();
  const offsets = [0, 6].map((month) =>
    timeZone === undefined ? "" : distanceFromUtc(timeZone, new Date(Date.UTC(year, month))),
  );
  const offset = offsets[0] === offsets[1] ? offsets[0]?.replace("UTC", "").replace("−", "-") : "";
  return { numFmt: `yyyy-mm-dd hh:mm:ss${offset ? ` "${offset}"` : ""}` };
}

/** A column's header, its type where cells are dates or timestamps, and the time zone of the latter. */
export interface SheetColumn {
  readonly title: string;
  readonly type?: ColumnType;
  readonly timeZone?: string;
}
const shapesOf = (columns: readonly SheetColumn[]) => columns.map((column) => ({ width: 20, ...formatOf(column) }));

// Excel's rules for sheet names: 31 characters, none of these.
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, " ").slice(0, 31);

/** Writes a sheet of any length as a stream, so that only the current row is in memory (EX-02). */
export const streamSheet = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly WrittenCell[]>,
): ReadableStream<Uint8Array> => {
  async function* lines() {
    yield columns.map(({ title }) => escaped(title));
    for await (const row of rows) yield row.map(escaped);
  }
  return library().writeXlsxStream(lines(), {
    name: sheetName(name),
    columns: shapesOf(columns),
    freezePane: { rows: 1 },
  });
};

/** One worksheet to be written. */
export interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly WrittenCell[])[];
}

export const writeWorkbook = (sheets: readonly WrittenSheet[]): Promise<Uint8Array> =>
  library().writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name: sheetName(name),
      rows: [columns.map(({ title }) => title), ...rows].map((row) => row.map(escaped)),
      columns: shapesOf(columns),
      freezePane: { rows: 1 },
    })),
  });

/** Writes one worksheet of plain cells; the first row is the header. */
export const writeSheet = (
  name: string,
  [head = [], ...rows]: readonly (readonly WrittenCell[])[],
): Promise<Uint8Array> =>
  writeWorkbook([{ name, columns: head.map((title) => ({ title: String(title ?? "") })), rows }]);

export type TableQuestion = Omit<WorkbookQuestion, "bytes" | "maxRows">;

/** What a reading failed with; only what is wrong with the file itself makes it unreadable. */
function readingError(error: unknown): unknown {
  if (error instanceof SlowWorkbook) return new Failure("invalidInput", { words: SHEET_REFUSALS.slow });
  const isOurs = error instanceof Busy || error instanceof Failure || (error instanceof Error && "syscall" in error);
  return isOurs ? error : new Failure("invalidInput", { words: SHEET_REFUSALS.unreadable });
}

/**
 * Reads a worksheet, up to `limit` + 1 rows below its header. Throws `invalidInput` for a workbook that is unreadable,
 * oversized or takes too long.
 */
export async function readTable(bytes: Uint8Array, limit: number, question: TableQuestion): Promise<ReadTable> {
  const read = async () => {
    zipEntries(bytes); // refuses other files without starting a worker
    return readWorkbook({ bytes, maxRows: limit + 1, ...question });
  };
  const table = await read().catch((error: unknown) => {
    throw readingError(error);
  });
  if (table === "oversized") throw new Failure("invalidInput", { words: SHEET_REFUSALS.oversized });
  if (table === "no such sheet") throw new Failure("invalidInput", { words: SHEET_REFUSALS.noSuchSheet });
  if ("farRow" in table)
    throw new Failure("invalidInput", { words: SHEET_REFUSALS.farBelow, parameters: { row: table.farRow } });
  return table;
}

/**
 * The cells of the first sheet, up to `limit` + 1 rows. Throws `invalidInput` for an error cell or a formula without a
 * result.
 */
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

/** A to Z, then AA. */
const columnName = (column: number): string =>
  (column < 26 ? "" : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
