import { sql } from "kysely";
import { ERRORS, Failure } from "../../../contract/errors.ts";
import { recordId } from "../../../contract/scalars.ts";
import { withCleanHtml } from "../../../fields/rich-text/rich-text.server.ts";
import { KIND_TRAITS } from "../../../fields/kind-traits.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import type { Caller } from "../../../server/http/route.ts";
import type { Module } from "../../define-module.ts";
import type { ImportResult } from "../sheet-endpoints.ts";
import type { Row } from "../../table/columns.server.ts";
import { SHEET_REFUSALS } from "../refusals.ts";
import type { DraftIssue } from "../../table/draft.ts";
import { idsByKey, uniqueKey } from "../../table/rules.server.ts";
import { changesOf, prepare, write, type Hooks, type Refusal, type Save } from "../../table/save.server.ts";
import type { Table } from "../../table/table.server.ts";
import type { CellLookups } from "../cell-lookups.server.ts";
import type { ImportedSheet, Problem } from "./imported-sheet.server.ts";
import { VERSION_COLUMN } from "../record-key.ts";
import { planLines } from "./plan-lines.server.ts";
import { namedRecord, readLine, type Earlier, type Existing, type Line, type Planned } from "./sheet-lines.server.ts";

/** What a sheet is taken over into, and by whom. */
export interface Target {
  readonly module: Module;
  readonly table: Table;
  readonly hooks: Hooks;
  readonly caller: Caller;
}

export type Counts = Pick<ImportResult, "added" | "updated" | "unchanged">;

export interface Outcome {
  readonly counts: Counts;
  readonly problems: readonly Problem[];
  /** Lines that nothing was done with yet. */
  readonly waiting: readonly Line[];
  /** The records changed, and the unique values of those added. */
  readonly ids: readonly string[];
  readonly keys: readonly string[];
}

/** Of a piece of a sheet: what came before it, whether more comes, and whether it is only to be looked at. */
export interface Piece {
  readonly earlier: Earlier;
  readonly mayWait: boolean;
  readonly isCheck: boolean;
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

type Lines = Pick<ImportedSheet, "columns" | "lines">;

/** A line never changes a record that is not there for whoever sends it: its key or its unique value is all they are told. */
async function existingOf(
  trx: DatabaseTransaction,
  { module, table, caller }: Target,
  { columns, lines }: Lines,
  lookups: CellLookups,
): Promise<Pick<Existing, "byUnique" | "versions">> {
  const visible = table.for(caller);
  const living = async (ids: readonly string[]): Promise<readonly Row[]> =>
    ids.length === 0 ? [] : visible.where(trx, sql`deleted_at is null and id = any(${ids}::text[])`);
  const named = lines.map((line) => namedRecord(columns, line)?.id);
  const keyed = await living(named.filter((id) => id !== undefined && recordId.safeParse(id).success) as string[]);
  const rule = module.unique?.[0] ?? [];
  const wanted = lines
    .filter((_, index) => rule.length > 0 && named[index] === undefined)
    .map((line) => readLine(columns, line, lookups).values)
    .filter((values) => uniqueKey(rule, values) !== undefined);
  const byUnique = wanted.length > 0 ? await idsByKey(trx, module, rule, wanted) : new Map<string, string>();
  if (visible !== table) {
    const seen = new Set((await living([...byUnique.values()])).map(({ id }) => id));
    for (const [key, id] of byUnique) if (!seen.has(id)) byUnique.delete(key);
  }
  return { byUnique, versions: new Map(keyed.map(({ id, version }) => [id, version])) };
}

/** With its HTML as it may be stored; what may not be is wrong with its line like anything else. */
function withCleanTexts(module: Module, { hosts }: Caller, planned: Planned): Planned {
  const values: Record<string, unknown> = { ...planned.values };
  const issues = [...planned.issues];
  for (const { name, field } of module.properties) {
    if (!KIND_TRAITS[field.kind].isHtml || values[name] === undefined) continue;
    try {
      Object.assign(values, withCleanHtml(module.properties, { [name]: values[name] }, hosts));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      issues.push(...(error.details.issues ?? []));
      delete values[name];
    }
  }
  return { ...planned, values, issues };
}

/** A change of a record that was changed since the sheet was exported is a conflict; a line that says what is stored is none. */
function refuseStale(module: Module, { columns }: Lines, planned: Planned, stored: ReadonlyMap<string, Row>): Planned {
  const exported = namedRecord(columns, planned.line)?.version;
  const before = stored.get(planned.id);
  if (exported === undefined || !before || exported === before.version) return planned;
  if (Object.keys(changesOf(module, planned.values, before)).length === 0) return planned;
  const issue = Number.isNaN(exported)
    ? { words: SHEET_REFUSALS.wrongVersion }
    : { words: SHEET_REFUSALS.changedSinceExport, parameters: { exported, now: before.version } };
  return { ...planned, issues: [...planned.issues, { field: VERSION_COLUMN.wireName, ...issue }] };
}

/** Writes what a sheet says, unless something is wrong with it: then what that is, line by line, and nothing is to be kept. */
export async function takeOver(
  trx: DatabaseTransaction,
  target: Target,
  sheet: Lines,
  lookups: CellLookups,
  piece?: Piece,
): Promise<Outcome> {
  const { module, table, hooks, caller } = target;
  const existing = { ...(await existingOf(trx, target, sheet, lookups)), ...piece };
  const { planned: lines, waiting } = planLines(module, sheet.columns, sheet.lines, lookups, existing);
  const ids = lines.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  const stored = new Map<string, Row>((ids.length > 0 ? await table.lock(trx, ids) : []).map((row) => [row.id, row]));
  const planned = lines
    .map((each) => withCleanTexts(module, caller, each))
    .map((each) => refuseStale(module, sheet, each, stored));

  const sound = planned.filter(({ issues }) => issues.length === 0);
  const drafts = sound.map(({ id, values }): Save => ({ id, values, before: stored.get(id) }));
  // Records of earlier pieces that a check did not write are there for those that refer to them.
  const coming = new Set(piece?.isCheck ? piece.earlier.newIds.values() : []);
  const { saves, issues, refusals } = await prepare(trx, { module, hooks, caller, coming }, drafts);
  const isChange = ({ values, before }: Save) =>
    before === undefined || Object.keys(changesOf(module, values, before)).length > 0;
  const changed = saves.filter(isChange);
  const lineOf = new Map(sound.map(({ id, line }) => [id, line]));
  const problemsOf = (among: readonly Save[], found: typeof issues): Problem[] =>
    found.flatMap(({ index, ...issue }) => {
      const line = lineOf.get(among[index]?.id ?? "");
      return line ? [{ line, issue }] : [];
    });
  const problems = [
    ...planned.flatMap(({ line, issues: broken }) => broken.map((issue) => ({ line, issue }))),
    ...problemsOf(saves, [...issues, ...refusals.flatMap(issuesOf)]),
  ];
  const refused = new Set(problems.map(({ line }) => line));
  const taken = saves.filter(({ id }) => !refused.has(lineOf.get(id) as Line));
  const added = taken.filter(({ before }) => before === undefined).length;
  const updated = taken.filter((save) => save.before !== undefined && isChange(save)).length;
  const counts = { added, updated, unchanged: taken.length - added - updated };
  const rule = module.unique?.[0];
  const keys = rule ? changed.flatMap(({ before, values }) => (before ? [] : (uniqueKey(rule, values) ?? []))) : [];
  const came = { counts, waiting, ids, keys };
  if (problems.length > 0 || piece?.isCheck) return { ...came, problems };
  const written = await write(trx, module, table, hooks, caller, changed);
  return { ...came, problems: problemsOf(changed, written.issues) };
}
