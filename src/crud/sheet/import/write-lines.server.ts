import { sql } from "kysely";
import { ERRORS, Failure, type FieldError } from "../../../contract/errors.ts";
import { recordId } from "../../../contract/scalars.ts";
import { sanitizeRichText } from "../../../fields/rich-text/sanitize-rich-text.server.ts";
import { SOURCE_LANGUAGE } from "../../../fields/translated-text/source-language.ts";
import { KIND_TRAITS } from "../../../fields/kind-traits.ts";
import type { DatabaseTransaction, Queryable } from "../../../server/database/database.ts";
import type { Language } from "../../../contract/text.ts";
import type { Caller } from "../../../server/caller.ts";
import type { Module } from "../../define-module.ts";
import type { ImportChoices, ImportAnswer } from "../sheet-endpoints.ts";
import type { SheetColumns } from "../sheet-columns.ts";
import type { Row } from "../../record/columns.server.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import type { PendingRecord, RecordError } from "../../record/pending-record.server.ts";
import { idsByKey, uniqueKey } from "../../rules/unique.server.ts";
import { changesOf } from "../../record/changes-of.server.ts";
import { prepareRecords, writeRecords, type Refusal, type SaveTarget } from "../../save.server.ts";
import { loadLookups, type CellLookups } from "../cell-lookups.server.ts";
import type { ImportedSheet, LineError, NamedAgain } from "./read-imported-sheet.server.ts";
import { KEY_COLUMN, VERSION_COLUMN } from "../record-key.ts";
import { sameTitlesAmong } from "./same-title.server.ts";
import { ignoredIn, type ColumnsOfLine, type IgnoredChange } from "./read-only-columns.server.ts";
import { planLines } from "./plan-lines.server.ts";
import { titlesOfRow, type RowTitle } from "./same-title-in-batches.server.ts";
import {
  namedRecord,
  readLine,
  withOfferedValues,
  type Earlier,
  type Existing,
  type Line,
  type PlannedLine,
} from "./sheet-lines.server.ts";

export type ImportCounts = Pick<ImportAnswer, "added" | "updated" | "unchanged">;

export interface BatchResult {
  readonly counts: ImportCounts;
  readonly errors: readonly LineError[];
  /** Rows deferred because their parent is not known yet. */
  readonly waiting: readonly Line[];
  /** Ids of updated records, and unique values of added ones, with their row numbers. */
  readonly ids: readonly (readonly [string, number])[];
  readonly keys: readonly (readonly [string, number])[];
  /** New rows that have the title of a stored record or of another new row; of long sheets they are not looked for. */
  readonly sameTitles: readonly NamedAgain[];
  /** The titles of a long sheet's new rows, to be compared with those of other batches. */
  readonly titles: readonly RowTitle[];
  readonly ignored: readonly IgnoredChange[];
  /** Rows whose Lao texts stood in columns without a language. */
  readonly lao: readonly ColumnsOfLine[];
}

/** One batch of a long sheet. `mayWait`: later batches may bring missing parents; `isCheck`: dry run. */
export interface Batch {
  readonly earlier: Earlier;
  readonly mayWait: boolean;
  readonly isCheck: boolean;
}

// Errors of a refusal by the module's hooks: of one field, or of the whole record.
const errorsOf = ({ index, failure: { reason, details } }: Refusal): RecordError[] =>
  (details.errors ?? [{ field: "", words: details.words ?? ERRORS[reason].words, ...partOf(details) }]).map(
    (error) => ({
      ...error,
      index,
    }),
  );
const partOf = ({ parameters }: Failure["details"]) => (parameters ? { parameters } : {});

type Lines = Pick<ImportedSheet, "columns" | "lines">;

interface LookupOptions extends Pick<ImportChoices, "dayOrder"> {
  readonly module: Module;
  readonly columns: SheetColumns;
  readonly language: Language;
  readonly timeZone: string;
  readonly caller: Caller;
}

/** Only records that the caller may see count as existing, so that a key or unique value reveals nothing else. */
async function existingOf(
  trx: DatabaseTransaction,
  { module, repository, caller }: SaveTarget,
  { columns, lines }: Lines,
  lookups: CellLookups,
): Promise<Pick<Existing, "byUnique" | "versions">> {
  const visible = repository.for(caller);
  const living = async (ids: readonly string[]): Promise<readonly Row[]> =>
    ids.length === 0 ? [] : visible.where(trx, sql`deleted_at is null and id = any(${ids}::text[])`);
  const named = lines.map((line) => namedRecord(columns, line)?.id);
  const keyed = await living(named.filter((id) => id !== undefined && recordId.safeParse(id).success) as string[]);
  const rule = module.unique?.[0] ?? [];
  const uniqueValues = lines
    .filter((_, index) => rule.length > 0 && named[index] === undefined)
    .map((line) => readLine(columns, line, lookups).values)
    .filter((values) => uniqueKey(rule, values) !== undefined);
  const byUnique =
    uniqueValues.length > 0 ? await idsByKey(trx, module, rule, uniqueValues) : new Map<string, string>();
  if (visible !== repository) {
    const visibleIds = new Set((await living([...byUnique.values()])).map(({ id }) => id));
    for (const [key, id] of byUnique) if (!visibleIds.has(id)) byUnique.delete(key);
  }
  return { byUnique, versions: new Map(keyed.map(({ id, version }) => [id, version])) };
}

/** Sanitises the rich text; HTML that is refused becomes an error of the row. */
function withCleanTexts(module: Module, { hosts }: Caller, planned: PlannedLine): PlannedLine {
  const values: Record<string, unknown> = { ...planned.values };
  const errors = [...planned.errors];
  for (const { name, field } of module.properties) {
    if (!KIND_TRAITS[field.kind].isHtml || values[name] === undefined) continue;
    try {
      Object.assign(values, sanitizeRichText(module.properties, { [name]: values[name] }, hosts));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      errors.push(...(error.details.errors ?? []));
      delete values[name];
    }
  }
  return { ...planned, values, errors };
}

/**
 * Optimistic locking: a row that changes a record updated since the export is a conflict; one without changes is not.
 */
function staleError(columns: SheetColumns, line: Line, before: Row | undefined): LineError[] {
  const exported = namedRecord(columns, line)?.version;
  if (exported === undefined || !before || exported === before.version) return [];
  const error = Number.isNaN(exported)
    ? { words: SHEET_REFUSALS.wrongVersion }
    : { words: SHEET_REFUSALS.changedSinceExport, parameters: { exported, now: before.version } };
  return [{ line, error: { field: VERSION_COLUMN.wireName, ...error } }];
}

/** The titles that the known columns refer to, and the day order that the user chose. */
export async function importLookups(
  on: Queryable,
  { module, columns, caller, dayOrder, ...reader }: LookupOptions,
): Promise<CellLookups> {
  const importable = columns.properties.filter((column) => column !== undefined);
  const known = [...importable, ...columns.readOnly.map(({ column }) => column)];
  const lookups = await loadLookups(on, module, reader, known, caller);
  return dayOrder ? { ...lookups, dayOrder } : lookups;
}

/**
 * Whether the rules are run on the row: on a whole one, and on a new record with unreadable cells. Not on a stored
 * record, whose old values would fill those cells, and not without its language, which decides what is required.
 */
const isCheckable = ({ isNew, errors }: PlannedLine): boolean =>
  errors.length === 0 ||
  (isNew && errors.every(({ field }) => field !== KEY_COLUMN.wireName && field !== SOURCE_LANGUAGE));

/**
 * Adds the errors that the rules found, each once, though a module's own rule may say the same as one of all modules.
 * Errors at unreadable cells are dropped, because to the rules they are empty.
 */
function withFurther(unread: readonly LineError[], further: readonly LineError[]): readonly LineError[] {
  const placeOf = ({ line, error }: LineError) => `${line.number} ${error.field}`;
  const said = new Set(unread.map(placeOf));
  const found = new Map<string, LineError>();
  for (const each of further) if (!said.has(placeOf(each))) found.set(`${placeOf(each)} ${each.error.words.en}`, each);
  return [...unread, ...found.values()];
}

/** Says which row has the value already, where that is one of the sheet's. */
function withRepeatedRow({ repeats, ...error }: FieldError, rows: ReadonlyMap<string, number>): FieldError {
  const row = repeats === undefined ? undefined : rows.get(repeats);
  return row === undefined ? error : { ...error, words: SHEET_REFUSALS.repeatsRow, parameters: { row } };
}

/** Writes the rows, or returns the errors by row when there are any; the transaction is then to be rolled back. */
export async function writeLines(
  trx: DatabaseTransaction,
  target: SaveTarget,
  sheet: Lines,
  lookups: CellLookups,
  piece?: Batch,
): Promise<BatchResult> {
  const { module, repository, caller } = target;
  const existing = { ...(await existingOf(trx, target, sheet, lookups)), ...piece };
  const { planned: lines, waiting } = planLines(module, sheet.columns, sheet.lines, lookups, existing);
  const ids = lines.flatMap(({ id, isNew, line }) => (isNew ? [] : [[id, line.number] as const]));
  const locked = ids.length > 0 ? await repository.lock(trx, [...new Map(ids).keys()]) : [];
  const stored = new Map<string, Row>(locked.map((row) => [row.id, row]));
  const planned = lines.map((each) => withCleanTexts(module, caller, each));

  const checked = planned.filter(isCheckable);
  const pending = checked.map(({ id, values, errors: { length } }): PendingRecord => ({
    id,
    values,
    before: stored.get(id),
    isPartial: length > 0,
  }));
  // In a dry run the records of earlier batches are not stored, yet later rows may refer to them.
  const coming = new Set(piece?.isCheck ? piece.earlier.newIds.values() : []);
  const { pending: saves, errors: broken, refusals } = await prepareRecords(trx, { ...target, coming }, pending);
  const isChange = ({ values, before }: PendingRecord) =>
    before === undefined || Object.keys(changesOf(module, values, before)).length > 0;
  const changed = saves.filter(isChange);
  const lineOf = new Map(saves.map((save, index) => [save, checked[index]?.line as Line]));
  const rows = new Map(planned.map(({ id, line }) => [id, line.number]));
  const lineErrorsAmong = (among: readonly PendingRecord[], found: typeof broken): LineError[] =>
    found.flatMap(({ index, ...error }) => {
      const line = lineOf.get(among[index] as PendingRecord);
      return line ? [{ line, error: withOfferedValues(sheet.columns, withRepeatedRow(error, rows), lookups) }] : [];
    });
  const unread = planned.flatMap(({ line, errors }) => errors.map((error) => ({ line, error })));
  const stale = changed.flatMap((save) => staleError(sheet.columns, lineOf.get(save) as Line, stored.get(save.id)));
  const errors = withFurther([...unread, ...stale], lineErrorsAmong(saves, [...broken, ...refusals.flatMap(errorsOf)]));
  const refused = new Set(errors.map(({ line }) => line));
  const taken = saves.filter((save) => !refused.has(lineOf.get(save) as Line));
  const added = taken.filter(({ before }) => before === undefined);
  const updated = taken.filter((save) => save.before !== undefined && isChange(save)).length;
  const counts = { added: added.length, updated, unchanged: taken.length - added.length - updated };
  const rule = module.unique?.[0];
  const keys = changed.flatMap((save) => {
    const key = rule && !save.before ? uniqueKey(rule, save.values) : undefined;
    return key === undefined ? [] : [[key, rows.get(save.id) ?? 0] as const];
  });
  const same = piece ? [] : await sameTitlesAmong(trx, target, added);
  const sameTitles = same.map(({ record, other }): NamedAgain => ({
    line: lineOf.get(record) as Line,
    ...(other ? { other: lineOf.get(other) as Line } : {}),
  }));
  const titles = piece ? added.flatMap((record) => titlesOfRow(module, record, rows.get(record.id) ?? 0)) : [];
  const ignored = ignoredIn(sheet.columns, taken, lineOf, lookups);
  const lao = planned.flatMap(({ line, moved = [] }) =>
    moved.length > 0 && !refused.has(line) ? [{ line, columns: moved }] : [],
  );
  const outcome = { counts, waiting, ids, keys, errors, sameTitles, titles, ignored, lao };
  if (errors.length > 0 || piece?.isCheck) return outcome;
  const written = await writeRecords(trx, target, changed);
  return { ...outcome, errors: lineErrorsAmong(changed, written.errors) };
}
