import { Failure } from "../../contract/errors.ts";
import { inLanguage } from "../../contract/text.ts";
import { databaseErrorKind } from "../../server/database/database-errors.ts";
import type { Queryable } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import { loadLookups, type CellLookups } from "./cell-lookups.server.ts";
import type { ImportChoices, ImportQuestions, ImportResult } from "../endpoints.ts";
import { fileOf, MOST_SHEET_ROWS } from "./export.server.ts";
import { failedRows, importedSheet, notesOf, type ImportedSheet, type Problem } from "./import-file.server.ts";
import { REFUSALS } from "../table/refusals.ts";
import { KEY_COLUMN } from "./record-key.ts";
import type { TableServices } from "../table/table.server.ts";
import { takeOver, type Outcome, type Target } from "./take-over.server.ts";

interface Import extends Omit<Target, "caller"> {
  readonly context: Pick<SignedInContext, "files" | "language" | "caller" | "intent">;
}

/** Thrown to undo what a rehearsal or a failed import wrote. */
class Undo extends Error {}

/**
 * Takes over a sheet: a row whose key or unique values are there already changes that record, others are added. All rows or none;
 * a dry run does everything and undoes it. Throws `invalidInput` for a file that cannot be read at all.
 */
export async function importRows(
  { module, table, hooks, context }: Import,
  { database, clock }: TableServices,
  { dryRun: isDryRun = false, ...choices }: ImportChoices & { readonly dryRun?: boolean | undefined },
): Promise<ImportResult> {
  const { language, caller } = context;
  const most = database.embedded ? (hooks.mostEmbedded ?? MOST_SHEET_ROWS) : MOST_SHEET_ROWS;
  const sheet = await importedSheet(module, context.files[0]?.bytes, most, choices);
  refuseUnanswered(sheet, isDryRun || choices.skipUnknown === true);
  let outcome: Outcome = { counts: { added: 0, updated: 0, unchanged: 0 }, problems: [] };
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
    if (!isDryRun) await context.intent?.claim(trx);
    outcome = await takeOver(trx, { module, table, hooks, caller }, sheet, lookups);
    if (isDryRun || outcome.problems.length > 0) throw new Undo();
    await context.intent?.keep(trx, { ...told([]), ...outcome.counts, failed: [] });
  });
  await rehearse.catch((error: unknown) => {
    // Someone took one of the sheet's values while it was being written: the next try sees it and says so.
    if (databaseErrorKind(error) === "unique") throw new Failure("unavailable", { retryAfter: 1 });
    if (!(error instanceof Undo)) throw error;
  });
  const problems = outcome.problems.toSorted((a, b) => a.line.number - b.line.number);
  const said = told(problems);
  if (problems.length === 0) return { ...said, ...outcome.counts, failed: [] };
  return {
    ...said,
    // A dry run says what would come of the rest; else nothing came of any.
    ...(isDryRun ? outcome.counts : { added: 0, updated: 0, unchanged: 0 }),
    failed: problems.map(({ line, issue }) => ({
      row: line.number,
      field: issue.field,
      message: inLanguage(issue.words, language, issue.parameters),
    })),
    file: await fileOf(module, language, clock.now(), failedRows(module, sheet, problems, language)),
  };
}

/** What nobody asked for must not be left out of an import without a word. */
function refuseUnanswered({ columns }: ImportedSheet, isAnswered: boolean): void {
  if (columns.unknown.length > 0 && !isAnswered)
    throw new Failure("invalidInput", {
      words: REFUSALS.unknownColumn,
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
    ({ issue }) => issue.field === KEY_COLUMN.wireName && issue.words === REFUSALS.unknownKey,
  ).length;
  const questions: ImportQuestions = { ...sheet.questions, ...(unknownKeys > 0 ? { unknownKeys } : {}) };
  const notes = notesOf(sheet, language);
  return {
    ...(Object.keys(questions).length > 0 ? { questions } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
