import { rm } from "node:fs/promises";
import { Failure } from "../../../contract/errors.ts";
import type { ImportQuestions } from "../../../contract/import-outcome.ts";
import { databaseErrorKind } from "../../../server/database/database-errors.ts";
import type { Queryable } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import { loadLookups, type CellLookups } from "../cell-lookups.server.ts";
import type { ImportChoices, ImportResult } from "../sheet-endpoints.ts";
import { fileOf } from "../export.server.ts";
import {
  failedRows,
  importedSheet,
  notesOf,
  toldOf,
  type ImportedSheet,
  type Problem,
} from "./imported-sheet.server.ts";
import { SHEET_REFUSALS } from "../refusals.ts";
import { KEY_COLUMN } from "../record-key.ts";
import type { SheetServices } from "../sheet-services.server.ts";
import { takeOver, type Outcome, type Target } from "./take-over.server.ts";
import { MOST_AT_A_REQUEST, MOST_IMPORTED } from "../sheet-limits.ts";

interface Import extends Omit<Target, "caller"> {
  readonly context: Pick<SignedInContext, "files" | "language" | "caller" | "idempotencyKey">;
}

/** Thrown to undo what a rehearsal or a failed import wrote. */
class Undo extends Error {}

/**
 * Takes over a sheet: a row whose key or unique values are there already changes that record, others are added. All rows or none;
 * a dry run does everything and undoes it. A long sheet is left to a job. Throws `invalidInput` for a file that cannot be read at all.
 */
export async function importRows(
  { module, table, hooks, context }: Import,
  { database, clock, imports }: SheetServices,
  { dryRun: isDryRun = false, ...choices }: ImportChoices & { readonly dryRun?: boolean | undefined },
): Promise<ImportResult> {
  const { language, caller } = context;
  const aside = await imports?.newAside();
  const reading = { most: imports ? MOST_IMPORTED : MOST_AT_A_REQUEST, choices, aside };
  const sheet = await importedSheet(module, context.files[0]?.bytes, reading).catch(forgetting(aside));
  await refuseUnanswered(sheet, isDryRun || choices.skipUnknown === true).catch(forgetting(aside));
  if (imports && aside !== undefined && sheet.rowsAside !== undefined) {
    const { head, rowsAside: rows, questions } = sheet;
    const job = await imports
      .begin(module, { head, rows, aside, choices, isDryRun, questions }, context)
      .catch(forgetting(aside));
    return { total: rows, added: 0, updated: 0, unchanged: 0, failed: [], job, ...asked(questions) };
  }
  let outcome: Pick<Outcome, "counts" | "problems"> = { counts: { added: 0, updated: 0, unchanged: 0 }, problems: [] };
  const referring = sheet.columns.properties.filter((column) => column !== undefined);
  const load = async (on: Queryable): Promise<CellLookups> => {
    const lookups = await loadLookups(on, module, language, referring);
    return choices.dayOrder ? { ...lookups, dayOrder: choices.dayOrder } : lookups;
  };
  const told = (problems: readonly Problem[]) => ({ total: sheet.lines.length, ...tellings(sheet, problems, context) });
  // Before the transaction, which others wait for; what was chosen is looked at again within it.
  let loaded: CellLookups | undefined = await load(database);
  const rehearse = inTransaction(database, async (trx) => {
    // A second attempt must not know the records of the first one.
    const lookups = loaded ?? (await load(trx));
    loaded = undefined;
    if (!isDryRun) await context.idempotencyKey?.claim(trx);
    outcome = await takeOver(trx, { module, table, hooks, caller }, sheet, lookups);
    if (isDryRun || outcome.problems.length > 0) throw new Undo();
    await context.idempotencyKey?.keep(trx, { ...told([]), ...outcome.counts, failed: [] });
  });
  await rehearse.catch((error: unknown) => {
    // Someone took one of the sheet's values while it was being written: the next try sees it and says so.
    if (databaseErrorKind(error) === "unique") throw new Failure("unavailable", { retryAfter: 1 });
    if (!(error instanceof Undo)) throw error;
  });
  const { problems } = outcome;
  const said = told(problems);
  if (problems.length === 0) return { ...said, ...outcome.counts, failed: [] };
  return {
    ...said,
    // A dry run says what would come of the rest; else nothing came of any.
    ...(isDryRun ? outcome.counts : { added: 0, updated: 0, unchanged: 0 }),
    failed: toldOf(problems, sheet.columns, language),
    file: await fileOf(module, language, clock.now(), failedRows(module, sheet, problems, language)),
  };
}

/** Removes the rows that were put aside for nothing. */
const forgetting =
  (aside: string | undefined) =>
  async (error: unknown): Promise<never> => {
    if (aside !== undefined) await rm(aside, { force: true });
    throw error;
  };

const asked = (questions: ImportQuestions): Pick<ImportResult, "questions"> =>
  Object.keys(questions).length > 0 ? { questions } : {};

/** What nobody asked for must not be left out of an import without a word. */
async function refuseUnanswered({ columns }: ImportedSheet, isAnswered: boolean): Promise<void> {
  if (columns.unknown.length > 0 && !isAnswered)
    throw new Failure("invalidInput", {
      words: SHEET_REFUSALS.unknownColumn,
      parameters: { name: columns.unknown.join(", ") },
    });
}

/** What is to be told beside the counts, where there is anything. */
function tellings(
  sheet: ImportedSheet,
  problems: readonly Problem[],
  { language }: Import["context"],
): Pick<ImportResult, "questions" | "notes"> {
  const unknownKeys = problems.filter(
    ({ issue }) => issue.field === KEY_COLUMN.wireName && issue.words === SHEET_REFUSALS.unknownKey,
  ).length;
  const questions: ImportQuestions = { ...sheet.questions, ...(unknownKeys > 0 ? { unknownKeys } : {}) };
  const notes = notesOf(sheet, language);
  return {
    ...asked(questions),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
