import { writeXlsx, writeXlsxStream } from "hucre/xlsx";
import { Failure } from "../../contract/errors.ts";
import type { Cell } from "../../fields/field.ts";
import { Busy } from "../../server/security/bounded-work.ts";
import { REFUSALS } from "../table/refusals.ts";
import { readWorkbook } from "./read-workbook.server.ts";

/*
 * The port to the spreadsheet library: one sheet of plain cells out, one in. Only plain values are ever handed over, and a
 * text that begins with "=" is stored as a text, so no exported cell is a formula (EX-01).
 */

const LARGEST_UNPACKED = 64 * 1024 * 1024; // 10,000 rows of long cells stay below
const MOST_ENTRIES = 500;

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
  refuseBomb(bytes);
  return readWorkbook(bytes, limit + 1).catch((error: unknown) => {
    throw error instanceof Busy ? error : unreadable();
  });
}

const unreadable = () => new Failure("invalidInput", { words: REFUSALS.unreadable });

/** Reads the archive's own table of contents: what it says it unpacks to. The library stops at what an entry announced (EX-03). */
function refuseBomb(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (view.toString("latin1", 0, 2) !== "PK" || end < 0 || end + 22 > view.length) throw unreadable();
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  let unpacked = 0;
  if (count > MOST_ENTRIES) throw unreadable();
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== 0x02014b50) throw unreadable();
    const [packed, whole] = [view.readUInt32LE(at + 20), view.readUInt32LE(at + 24)];
    unpacked += whole;
    // An entry that hides its size would be unpacked without an end.
    if ((whole === 0 && packed > 2) || unpacked > LARGEST_UNPACKED) throw unreadable();
    at += 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
}
