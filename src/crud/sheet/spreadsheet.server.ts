import { writeXlsx, writeXlsxStream } from "hucre/xlsx";
import { Failure } from "../../contract/errors.ts";
import type { Cell } from "../../fields/field.ts";
import { Busy } from "../../server/security/bounded-work.ts";
import { REFUSALS } from "../table/refusals.ts";
import { entriesOf } from "./archive.server.ts";
import { readWorkbook } from "./read-workbook.server.ts";

/*
 * The port to the spreadsheet library: one sheet of plain cells out, one in. Only plain values are ever handed over, and a
 * text that begins with "=" is stored as a text, so no exported cell is a formula (EX-01).
 */

// `_x0041_` in a workbook means the letter A; a text that happens to look so has its first sign written that way itself.
const escaped = (cell: Cell): Cell =>
  typeof cell === "string" ? cell.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_") : cell;

// Excel allows 31 characters and none of these in a sheet's name.
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, " ").slice(0, 31);

/** A sheet of any length, made as it is read: no more of it is in memory than the row under way (EX-02). */
export const streamSheet = (
  name: string,
  header: readonly Cell[],
  rows: AsyncIterable<readonly Cell[]>,
): ReadableStream<Uint8Array> => {
  async function* lines() {
    yield header.map(escaped);
    for await (const row of rows) yield row.map(escaped);
  }
  return writeXlsxStream(lines(), {
    name: sheetName(name),
    columns: header.map(() => ({ width: 20 })),
    freezePane: { rows: 1 },
  });
};

export async function writeSheet(name: string, rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        rows: rows.map((row) => row.map(escaped)),
        columns: (rows[0] ?? []).map(() => ({ width: 20 })),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** The first sheet's cells; at most `limit` + 1 rows. Throws `invalidInput` for what is no ordinary workbook. */
export async function readSheet(bytes: Uint8Array, limit: number): Promise<Cell[][]> {
  const read = async () => {
    entriesOf(bytes); // what is no archive at all needs no thread to say so
    return readWorkbook(bytes, limit + 1);
  };
  const rows = await read().catch((error: unknown) => {
    throw error instanceof Busy ? error : new Failure("invalidInput", { words: REFUSALS.unreadable });
  });
  if (rows === "oversized") throw new Failure("invalidInput", { words: REFUSALS.oversized });
  return rows;
}
