import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { ImportJobResult } from "../../../contract/import-result.ts";
import type { WrittenCell } from "../../../fields/field.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import { openSpoolFile } from "./spool-file.server.ts";
import { failedRows, failuresOf, questionsIfAny, unknownKeysIn } from "./read-imported-sheet.server.ts";
import { zoneOfTimes } from "../sheet-columns.ts";
import { readOnlyIn } from "./read-only-columns.server.ts";
import type { ImportTask, PassResult } from "./import-job-types.server.ts";
import { streamSheet } from "../workbook/spreadsheet.server.ts";

const MAX_LISTED = 1_000; // errors in the answer; the file has all of them
const ROWS_AT_ONCE = 500;

/** Number of rows with at least one error. */
export const countRefused = ({ errors }: PassResult): number => new Set(errors.map(({ line }) => line.number)).size;

/** True if a row must be corrected and imported again. */
export const hasFailed = ({ errors, left }: PassResult): boolean => errors.length > 0 || left.size > 0;

type About = Pick<ImportJobResult, "path" | "isDryRun" | "total" | "left">;

/** The outcome that a long import's job stores. */
export function jobResult({ sheet, columns, language }: ImportTask, about: About, passed: PassResult): ImportJobResult {
  const { counts, errors, ambiguousDays, ignoredRows, notes } = passed;
  const questions = {
    ...sheet.questions,
    ...(ambiguousDays > 0 ? { ambiguousDays } : {}),
    ...unknownKeysIn(errors),
  };
  return {
    ...about,
    ...counts,
    refused: countRefused(passed),
    failed: failuresOf(errors, columns, language, MAX_LISTED),
    ...questionsIfAny(questions),
    ...readOnlyIn(columns, ignoredRows, language),
    ...zoneOfTimes(columns, sheet.timeZone),
    ...(notes.length > 0 ? { notes: notes.slice(0, MAX_LISTED) } : {}),
  };
}

/**
 * Writes the refused rows, and those after them that were not reached, as a spreadsheet to be corrected and imported
 * again.
 */
export async function writeRefusedRows(
  { target: { module }, sheet, columns, language }: ImportTask,
  { errors, left }: PassResult,
  path: string,
): Promise<void> {
  const [head = [], ...failed] = failedRows(module, { head: sheet.head, columns }, errors, language);
  const refused = new Set(errors.map(({ line }) => line.number));
  async function* lines(): AsyncGenerator<readonly WrittenCell[]> {
    yield* failed;
    const rest = await openSpoolFile(sheet.spoolFile, (number) => left.has(number) && !refused.has(number));
    try {
      for (let rows = await rest.take(ROWS_AT_ONCE); rows.length > 0; rows = await rest.take(ROWS_AT_ONCE))
        for (const { cells } of rows)
          yield [...sheet.head.map((_, at) => cells[at] ?? null), SHEET_REFUSALS.notReached[language]];
    } finally {
      await rest.close();
    }
  }
  const titles = head.map((title) => ({ title: String(title ?? "") }));
  await pipeline(streamSheet(module.title[language], titles, lines()), createWriteStream(path, { mode: 0o600 }));
}
