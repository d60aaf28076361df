import { parentPort, workerData } from "node:worker_threads";
import { readXlsx } from "hucre/xlsx";
import type { Cell } from "../../fields/field.ts";
import { OversizedWorkbook, scanWorkbook } from "./scan-workbook.server.ts";

/** What the thread is given: a workbook's bytes and how many rows of its first sheet are wanted at most. */
export interface WorkbookQuestion {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
}
/** What it answers: the rows, or that there is more in the file than one may hold. */
export type WorkbookAnswer = Cell[][] | "oversized";

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

async function answer({ bytes, maxRows }: WorkbookQuestion): Promise<WorkbookAnswer> {
  try {
    scanWorkbook(bytes);
  } catch (error) {
    if (error instanceof OversizedWorkbook) return "oversized";
    throw error;
  }
  const workbook = await readXlsx(bytes, { sheets: [0], maxRows });
  return (workbook.sheets[0]?.rows ?? []).map((row) => Array.from(row, cellOf));
}

parentPort?.postMessage(await answer(workerData as WorkbookQuestion));
