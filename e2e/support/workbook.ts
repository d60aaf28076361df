import { readFile, writeFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { readXlsx, writeXlsx } from "hucre/xlsx";

export type Sheet = readonly (readonly (string | number | boolean | null)[])[];

/** Cells of a downloaded workbook, row by row; the first row is the header. */
export async function cellsOf(download: Download): Promise<string[][]> {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return (sheets[0]?.rows ?? []).map((row) => Array.from(row, (cell) => String(cell ?? "")));
}

export async function writeWorkbook(path: string, rows: Sheet): Promise<void> {
  await writeFile(path, await writeXlsx({ sheets: [{ name: "1", rows: rows.map((row) => [...row]) }] }));
}
