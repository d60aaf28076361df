import type { SaveTarget } from "../../save.server.ts";
import { rm } from "node:fs/promises";
import { Failure } from "../../../contract/errors.ts";
import type { DatabaseTransaction, Queryable } from "../../../server/database/database.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { CellLookups } from "../cell-lookups.server.ts";
import type { ImportChoices, ImportAnswer } from "../sheet-endpoints.ts";
import { fileOf } from "../export.server.ts";
import {
  failedRows,
  readImportedSheet,
  notesOf,
  failuresOf,
  questionsIfAny,
  unknownKeysIn,
  type ImportedSheet,
  type LineError,
} from "./read-imported-sheet.server.ts";
import { readOnlyIn } from "./read-only-columns.server.ts";
import { zoneOfTimes } from "../sheet-columns.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import type { SheetServices } from "../sheet-services.server.ts";
import { timeZoneFor } from "../sheet-time-zone.server.ts";
import { NO_ROWS } from "./import-job-types.server.ts";
import { importTransaction } from "./import-transaction.server.ts";
import { importLookups, writeLines, type BatchResult } from "./write-lines.server.ts";
import { MAX_IN_REQUEST, MAX_IMPORTED } from "../sheet-limits.ts";

interface Import extends Omit<SaveTarget, "caller"> {
  readonly context: Pick<SignedInContext, "files" | "language" | "caller" | "idempotencyKey" | "timeZone">;
}

/**
 * Imports a sheet: a row whose key or unique values exist updates that record, others are added. All rows or none; a
 * dry run does everything and rolls back. A long sheet becomes a job. Throws `invalidInput` for a file that cannot be
 * read at all.
 */
export async function importSheet(
  { context, ...target }: Import,
  services: SheetServices,
  { dryRun: isDryRun = false, ...choices }: ImportChoices & { readonly dryRun?: boolean | undefined },
): Promise<ImportAnswer> {
  const { database, clock, imports } = services;
  const { module } = target;
  const { language, caller } = context;
  const timeZone = await timeZoneFor(services, context);
  const spoolFile = await imports?.newSpoolFile();
  const reading = { most: imports ? MAX_IMPORTED : MAX_IN_REQUEST, choices, spoolFile };
  const sheet = await readImportedSheet(module, context.files[0]?.bytes, reading).catch(removingSpoolFile(spoolFile));
  await refuseUnanswered(sheet, isDryRun || choices.skipUnknown === true).catch(removingSpoolFile(spoolFile));
  if (imports && spoolFile !== undefined && sheet.spooledRows !== undefined) {
    const { head, spooledRows: rows, questions } = sheet;
    const job = await imports
      .begin(module, { head, rows, spoolFile, choices, isDryRun, timeZone, questions }, context)
      .catch(removingSpoolFile(spoolFile));
    return {
      total: rows,
      ...NO_ROWS,
      failed: [],
      job,
      ...questionsIfAny(questions),
      ...zoneOfTimes(sheet.columns, timeZone),
    };
  }
  const { columns } = sheet;
  const load = (on: Queryable): Promise<CellLookups> =>
    importLookups(on, { module, columns, language, timeZone, caller, dayOrder: choices.dayOrder });
  const answer = (
    errors: readonly LineError[],
    { counts, ...noted }: Pick<BatchResult, "counts" | "sameTitles" | "ignored" | "lao">,
  ): ImportAnswer => ({
    total: sheet.lines.length,
    ...questionsAndNotes(sheet, errors, notesOf(sheet, language, noted)),
    ...readOnlyIn(columns, noted.ignored.length, language),
    ...zoneOfTimes(columns, timeZone),
    ...counts,
    failed: failuresOf(errors, columns, language),
  });
  // Loaded before the transaction, so that it stays short; chosen records are checked again within it.
  let loaded: CellLookups | undefined = await load(database);
  const act = async (trx: DatabaseTransaction): Promise<BatchResult> => {
    // A retried transaction must not see the records that the first attempt registered.
    const lookups = loaded ?? (await load(trx));
    loaded = undefined;
    if (!isDryRun) await context.idempotencyKey?.claim(trx);
    return writeLines(trx, { ...target, caller }, sheet, lookups);
  };
  const outcome = await importTransaction(database, isDryRun, act, async (trx, written) => {
    await context.idempotencyKey?.keep(trx, answer([], written));
  });
  const { errors } = outcome;
  if (errors.length === 0) return answer(errors, outcome);
  // A dry run reports what the other rows would do; a failed import wrote nothing.
  return {
    ...answer(errors, isDryRun ? outcome : { counts: NO_ROWS, sameTitles: [], ignored: [], lao: [] }),
    file: await fileOf(module, { language, timeZone }, clock.now(), failedRows(module, sheet, errors, language)),
  };
}

/** Removes the spool file when the import that should have used it fails. */
const removingSpoolFile =
  (spoolFile: string | undefined) =>
  async (error: unknown): Promise<never> => {
    if (spoolFile !== undefined) await rm(spoolFile, { force: true });
    throw error;
  };

/** Unknown columns are skipped only when the user agreed to it. Throws `invalidInput` otherwise. */
async function refuseUnanswered({ columns }: ImportedSheet, isAnswered: boolean): Promise<void> {
  if (columns.unknown.length > 0 && !isAnswered)
    throw new Failure("invalidInput", {
      words: SHEET_REFUSALS.unknownColumn,
      parameters: { name: columns.unknown.join(", ") },
    });
}

/** The open questions and notes of the answer, if there are any. */
function questionsAndNotes(
  sheet: ImportedSheet,
  errors: readonly LineError[],
  notes: NonNullable<ImportAnswer["notes"]>,
): Pick<ImportAnswer, "questions" | "notes"> {
  return {
    ...questionsIfAny({ ...sheet.questions, ...unknownKeysIn(errors) }),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
