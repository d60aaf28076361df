import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { ImportOutcome } from "../../../contract/import-outcome.ts";
import type { WrittenCell } from "../../../fields/field.ts";
import { SHEET_REFUSALS } from "../refusals.ts";
import { readAside } from "./aside-rows.server.ts";
import { failedRows, toldOf } from "./imported-sheet.server.ts";
import { KEY_COLUMN } from "../record-key.ts";
import type { ImportRun, Passed } from "./import-run.server.ts";
import { streamSheet } from "../workbook/spreadsheet.server.ts";

const MOST_TOLD = 1_000; // issues; the file has all of them
const ROWS_AT_ONCE = 500;

/** How many rows something is wrong with. */
export const failuresIn = ({ problems }: Passed): number => new Set(problems.map(({ line }) => line.number)).size;

/** Whether there is anything to be mended and sent again. */
export const hasFailed = ({ problems, left }: Passed): boolean => problems.length > 0 || left.size > 0;

type About = Pick<ImportOutcome, "path" | "isDryRun" | "total" | "left">;

/** What is to be told of a long import. */
export function outcomeOf({ sheet, columns, language }: ImportRun, about: About, passed: Passed): ImportOutcome {
  const { counts, problems, ambiguousDays, notes } = passed;
  const unknownKeys = problems.filter(
    ({ issue }) => issue.field === KEY_COLUMN.wireName && issue.words === SHEET_REFUSALS.unknownKey,
  ).length;
  const questions = {
    ...sheet.questions,
    ...(ambiguousDays > 0 ? { ambiguousDays } : {}),
    ...(unknownKeys > 0 ? { unknownKeys } : {}),
  };
  const { added, updated, unchanged } = counts;
  return {
    ...about,
    added,
    updated,
    unchanged,
    refused: failuresIn(passed),
    failed: toldOf(problems, columns, language, MOST_TOLD),
    ...(Object.keys(questions).length > 0 ? { questions } : {}),
    ...(notes.length > 0 ? { notes: notes.slice(0, MOST_TOLD) } : {}),
  };
}

/** The rows that failed, and those that were not come to, as a sheet that can be mended and sent again. */
export async function writeFailures(
  { target: { module }, sheet, language }: ImportRun,
  { problems, left }: Passed,
  path: string,
): Promise<void> {
  const [head = [], ...failed] = failedRows(module, sheet, problems, language);
  const told = new Set(problems.map(({ line }) => line.number));
  async function* lines(): AsyncGenerator<readonly WrittenCell[]> {
    yield* failed;
    const rest = await readAside(sheet.aside, (number) => left.has(number) && !told.has(number));
    try {
      for (let rows = await rest.take(ROWS_AT_ONCE); rows.length > 0; rows = await rest.take(ROWS_AT_ONCE))
        for (const { cells } of rows)
          yield [...sheet.head.map((_, at) => cells[at] ?? null), SHEET_REFUSALS.notReached[language]];
    } finally {
      await rest.close();
    }
  }
  const columns = head.map((title) => ({ title: String(title ?? "") }));
  await pipeline(streamSheet(module.title[language], columns, lines()), createWriteStream(path, { mode: 0o600 }));
}
