import { sql } from "kysely";
import { ERRORS, Failure, type FieldIssue } from "../../contract/errors.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import type { Cell } from "../../fields/field.ts";
import { databaseErrorKind } from "../../server/database/database-errors.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import { loadLookups, type CellLookups } from "./cell-lookups.server.ts";
import type { Row } from "../table/columns.server.ts";
import type { Module } from "../define-module.ts";
import type { ImportResult } from "../endpoints.ts";
import { fileOf, MOST_SHEET_ROWS } from "./export.server.ts";
import { REFUSALS } from "../table/refusals.ts";
import { idsByKey, uniqueKey, type DraftIssue } from "../table/rules.server.ts";
import { changesOf, prepare, write, type Hooks, type Refusal, type Save } from "../table/save.server.ts";
import {
  columnsOfHeader,
  isEmptyLine,
  planLines,
  readLine,
  type Line,
  type SheetColumns,
} from "./sheet-lines.server.ts";
import { readSheet } from "./spreadsheet.server.ts";
import type { Table, TableServices } from "../table/table.server.ts";

interface Import {
  readonly module: Module;
  readonly table: Table;
  readonly hooks: Hooks;
  readonly context: Pick<SignedInContext, "files" | "language" | "caller">;
}
interface Sheet {
  readonly header: readonly Cell[];
  readonly columns: SheetColumns;
  readonly lines: readonly Line[];
}
interface Problem {
  readonly line: Line;
  readonly issue: FieldIssue;
}
interface Outcome {
  readonly counts: Pick<ImportResult, "added" | "updated" | "unchanged">;
  readonly problems: readonly Problem[];
}

/** Thrown to undo what a rehearsal or a failed import wrote. */
class Undo extends Error {}

/**
 * Takes over a sheet: a row whose unique values are there already changes that record, others are added. All rows or none;
 * a dry run does everything and undoes it. Throws `invalidInput` for a file that cannot be read at all.
 */
export async function importRows(
  work: Import,
  { database, clock }: TableServices,
  isDryRun: boolean,
): Promise<ImportResult> {
  const { module, context, hooks } = work;
  const most = database.embedded ? (hooks.mostEmbedded ?? MOST_SHEET_ROWS) : MOST_SHEET_ROWS;
  const sheet = await sheetOf(module, context.files[0]?.bytes, most);
  let outcome: Outcome = { counts: { added: 0, updated: 0, unchanged: 0 }, problems: [] };
  const { columns } = sheet;
  const referring = columns.filter((column) => column !== undefined);
  const load = (on: Queryable) => loadLookups(on, module, context.language, referring);
  // Before the transaction, which others wait for; what was chosen is looked at again within it.
  let loaded: CellLookups | undefined = await load(database);
  const rehearse = inTransaction(database, async (trx) => {
    // A second attempt must not know the records of the first one.
    const lookups = loaded ?? (await load(trx));
    loaded = undefined;
    outcome = await takeOver(trx, work, sheet, lookups);
    if (isDryRun || outcome.problems.length > 0) throw new Undo();
  });
  await rehearse.catch((error: unknown) => {
    // Someone took one of the sheet's values while it was being written: the next try sees it and says so.
    if (databaseErrorKind(error) === "unique") throw new Failure("unavailable", { retryAfter: 1 });
    if (!(error instanceof Undo)) throw error;
  });
  const total = sheet.lines.length;
  const problems = outcome.problems.toSorted((a, b) => a.line.number - b.line.number);
  if (problems.length === 0) return { total, ...outcome.counts, failed: [] };
  return {
    total,
    // A dry run says what would come of the rest; else nothing came of any.
    ...(isDryRun ? outcome.counts : { added: 0, updated: 0, unchanged: 0 }),
    failed: problems.map(({ line, issue }) => ({
      row: line.number,
      field: issue.field,
      message: inLanguage(issue.words, context.language, issue.parameters),
    })),
    file: await fileOf(module, context.language, clock.now(), failedRows(module, sheet, problems, context.language)),
  };
}

async function sheetOf(module: Module, bytes: Uint8Array | undefined, most: number): Promise<Sheet> {
  if (!bytes) throw new Failure("invalidInput", { words: REFUSALS.noFile });
  const [header, ...body] = await readSheet(bytes, most + 1);
  if (body.length > most)
    throw new Failure("invalidInput", { words: REFUSALS.tooManyFileRows, parameters: { max: most } });
  const lines = body.map((cells, index): Line => ({ number: index + 2, cells })).filter((line) => !isEmptyLine(line));
  if (!header || lines.length === 0) throw new Failure("invalidInput", { words: REFUSALS.emptyFile });
  return { header, columns: columnsOfHeader(module, header), lines };
}

/** The sheet's own header and failed rows, with a column that says what is wrong: to be mended and sent again. */
function failedRows(
  module: Module,
  { header, columns }: Sheet,
  problems: readonly Problem[],
  language: Language,
): Cell[][] {
  const labelOf = (field: string) => {
    const label = module.properties.find(({ wireName }) => wireName === field)?.property.label;
    return label ? `${inLanguage(label, language)}: ` : "";
  };
  const rows = [...Map.groupBy(problems, ({ line }) => line)].map(([line, own]) => {
    const messages = own.map(
      ({ issue }) => `${labelOf(issue.field)}${inLanguage(issue.words, language, issue.parameters)}`,
    );
    return [...columns.map((_, index) => line.cells[index] ?? null), messages.join("; ")];
  });
  return [[...header, REFUSALS.problem[language]], ...rows];
}

// What a module's own rule says of a record: of one of its fields, or of all of it.
const issuesOf = ({ index, failure: { reason, details } }: Refusal): DraftIssue[] =>
  (details.issues ?? [{ field: "", words: details.words ?? ERRORS[reason].words, ...partOf(details) }]).map(
    (issue) => ({
      ...issue,
      index,
    }),
  );
const partOf = ({ parameters }: Failure["details"]) => (parameters ? { parameters } : {});

async function takeOver(
  trx: DatabaseTransaction,
  { module, table, hooks, context }: Import,
  { columns, lines }: Sheet,
  lookups: CellLookups,
): Promise<Outcome> {
  const rule = module.unique?.[0] ?? [];
  const keyed = lines
    .map((line) => readLine(columns, line, lookups).values)
    .filter((values) => rule.length > 0 && uniqueKey(rule, values) !== undefined);
  const existing = keyed.length > 0 ? await idsByKey(trx, module, rule, keyed) : new Map<string, string>();
  const visible = table.for(context.caller);
  if (visible !== table && existing.size > 0) {
    // A line never changes a record that is not there for whoever sends it: its value is taken, and that is all it is told.
    const among = await visible.where(trx, sql`deleted_at is null and id = any(${[...existing.values()]}::text[])`);
    const seen = new Set(among.map(({ id }) => id));
    for (const [key, id] of existing) if (!seen.has(id)) existing.delete(key);
  }
  const planned = planLines(module, columns, lines, lookups, existing);
  const ids = planned.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  const stored = new Map<string, Row>((ids.length > 0 ? await table.lock(trx, ids) : []).map((row) => [row.id, row]));

  const sound = planned.filter(({ issues }) => issues.length === 0);
  const drafts = sound.map(({ id, values }): Save => ({ id, values, before: stored.get(id) }));
  const { saves, issues, refusals } = await prepare(trx, module, hooks, context.caller, drafts);
  const isChange = ({ values, before }: Save) =>
    before === undefined || Object.keys(changesOf(module, values, before)).length > 0;
  const changed = saves.filter(isChange);
  const added = changed.filter(({ before }) => before === undefined).length;
  const counts = { added, updated: changed.length - added, unchanged: saves.length - changed.length };
  const lineOf = new Map(planned.map(({ id, line }) => [id, line]));
  const problemsOf = (among: readonly Save[], found: typeof issues): Problem[] =>
    found.map(({ index, ...issue }) => ({ line: lineOf.get(among[index]?.id ?? "") as Line, issue }));
  const problems = [
    ...planned.flatMap(({ line, issues: broken }) => broken.map((issue) => ({ line, issue }))),
    ...problemsOf(saves, [...issues, ...refusals.flatMap(issuesOf)]),
  ];
  if (problems.length > 0) return { counts, problems };
  const written = await write(trx, module, table, hooks, context.caller, changed);
  return { counts, problems: problemsOf(changed, written.issues) };
}
