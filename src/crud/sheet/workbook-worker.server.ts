import { parentPort, workerData } from "node:worker_threads";
import { readXlsx } from "hucre/xlsx";
import type { Cell } from "../../fields/field.ts";

/** What the thread is given: a workbook's bytes and how many rows of its first sheet are wanted at most. */
export interface WorkbookQuestion {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
}

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

const { bytes, maxRows } = workerData as WorkbookQuestion;
const workbook = await readXlsx(bytes, { sheets: [0], maxRows });
parentPort?.postMessage((workbook.sheets[0]?.rows ?? []).map((row) => Array.from(row, cellOf)));
