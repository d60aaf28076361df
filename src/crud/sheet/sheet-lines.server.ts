import { z } from "zod";
import type { FieldIssue } from "../../contract/errors.ts";
import type { Words } from "../../contract/text.ts";
import { fieldIssues } from "../../contract/validation.ts";
import { typedDay } from "../../fields/date/typed-day.ts";
import { cellText, type Cell, type CellContext } from "../../fields/field.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { CellLookups } from "./cell-lookups.server.ts";
import type { RowValues } from "../table/columns.server.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { standsForMore } from "./long-cell.ts";
import { KEY_COLUMN } from "./record-key.ts";
import type { SheetColumns } from "./sheet-columns.ts";
import { folded } from "./sheet-head.ts";
import type { Mark } from "./workbook-worker.server.ts";
import { recordTitles } from "../record-title.ts";
import { REFUSALS } from "../table/refusals.ts";
import { takenIssue, uniqueKey } from "../table/rules.server.ts";

export interface Line {
  /** As the sheet counts from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** What else there is to know of its cells, by column. */
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
}

/** A line as the program has it: the values its columns give, and what is wrong with the others. */
interface Read {
  readonly line: Line;
  readonly values: RowValues;
  readonly issues: readonly FieldIssue[];
}

/** A line that is to become a record, or to change the one with its key or the same unique value. */
export interface Planned extends Read {
  readonly id: string;
  readonly isNew: boolean;
}

/** Which record a line says it is, and how far that was when it was exported. */
export interface NamedRecord {
  readonly id: string;
  readonly version?: number | undefined;
}

/** What is there already of what the lines name. */
export interface Existing {
  /** Unique key → id. */
  readonly byUnique: ReadonlyMap<string, string>;
  /** Versions of the records whose key some line names, as far as they are there for whoever sends them. */
  readonly versions: ReadonlyMap<string, number>;
}

export const isEmptyLine = ({ cells }: Line): boolean => cells.every((cell) => folded(cell) === "");

/** Undefined: the line does not say which record it is. A version that is none is not a number. */
export function namedRecord({ key, version }: SheetColumns, { cells }: Line): NamedRecord | undefined {
  const id = key === undefined ? "" : cellText(cells[key] ?? null).toLowerCase();
  if (id === "") return undefined;
  const said = version === undefined ? "" : cellText(cells[version] ?? null);
  return said === "" ? { id } : { id, version: /^\d{1,10}$/.test(said) ? Number(said) : Number.NaN };
}

function decodeProperty(
  { wireName, property }: NamedProperty,
  given: unknown,
): { readonly value: unknown } | { readonly issue: FieldIssue } {
  const isLeftOut = given === undefined || given === "";
  const wire = isLeftOut && property.initial !== undefined ? z.encode(property.schema, property.initial) : given;
  const read = z.safeDecode(property.schema, wire);
  if (read.success) return { value: read.data };
  const [first] = fieldIssues(read.error, wire);
  return { issue: { ...(first as FieldIssue), field: wireName } };
}

/** The columns of a line whose text is not in the file: a record that is there keeps it, a new one cannot have it. */
const unexported = ({ properties }: SheetColumns, { cells }: Line): FieldIssue[] =>
  properties.flatMap((column, index) =>
    column && standsForMore(cells[index] ?? null) ? [{ field: column.wireName, words: REFUSALS.notExported }] : [],
  );

/** What is wrong with a cell before anybody looks at what it says. */
function cellIssue({ property }: NamedProperty, cell: Cell, mark: Mark | undefined, { dayOrder }: CellContext) {
  if (mark === "error") return { words: REFUSALS.errorCell, parameters: { value: cellText(cell) } };
  if (mark === "no result") return { words: REFUSALS.noResult };
  return isDay(property) && typedDay(cellText(cell), dayOrder) === "ambiguous"
    ? { words: REFUSALS.ambiguousDay }
    : undefined;
}
const isDay = ({ column }: NamedProperty["property"]): boolean => column === "date" || column === "timestamptz";

/** Whether a day of the line may be two, as long as nobody says what comes first in it. */
export const isAmbiguous = ({ properties }: SheetColumns, { cells }: Line): boolean =>
  properties.some(
    (column, at) => column && isDay(column.property) && typedDay(cellText(cells[at] ?? null)) === "ambiguous",
  );

/** Reads a line; columns the sheet lacks are left out, and so is a text that was too long to be exported. */
export function readLine({ properties }: SheetColumns, line: Line, context: CellContext): Read {
  const values: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [index, column] of properties.entries()) {
    if (!column) continue;
    const cell = line.cells[index] ?? null;
    if (standsForMore(cell)) continue;
    const wrong = cellIssue(column, cell, line.marks?.get(index), context);
    const read = wrong
      ? { issue: { field: column.wireName, ...wrong } }
      : decodeProperty(column, column.property.fromCell(cell, context));
    if ("value" in read) values[column.name] = read.value;
    else issues.push(read.issue);
  }
  return { line, values, issues };
}

/** Adds what a new record needs beside the sheet's columns. */
function completed(module: Module, columns: SheetColumns, { line, values, issues }: Read): Read {
  const all: Record<string, unknown> = { ...values };
  const found = [...issues, ...unexported(columns, line)];
  for (const column of module.properties) {
    if (column.field.isReadOnly || columns.properties.includes(column)) continue;
    const read = decodeProperty(column, undefined);
    if ("value" in read) all[column.name] = read.value;
    else found.push(read.issue);
  }
  return { line, values: all, issues: found };
}

const keyIssue = (words: Words): FieldIssue => ({ field: KEY_COLUMN.wireName, words });

/**
 * Decides for each line whether it adds a record or changes one that is there. In a tree a line may hang below another one of the
 * sheet, whatever their order: it waits until that one is known.
 */
export function planLines(
  module: Module,
  columns: SheetColumns,
  lines: readonly Line[],
  lookups: CellLookups,
  { byUnique, versions }: Existing,
): Planned[] {
  const rule = module.unique?.[0];
  const parent = module.tree?.parent;
  const changing = new Set<string>();
  const change = (read: Read, id: string, twice: FieldIssue): Planned => {
    const isTwice = changing.has(id);
    changing.add(id);
    return { ...read, issues: isTwice ? [...read.issues, twice] : read.issues, id, isNew: false };
  };
  const plan = (read: Read): Planned => {
    const named = namedRecord(columns, read.line);
    if (named && versions.has(named.id)) return change(read, named.id, keyIssue(REFUSALS.doubleKey));
    if (named)
      return { ...read, issues: [...read.issues, keyIssue(REFUSALS.unknownKey)], id: newRecordId(), isNew: true };
    const key = rule && uniqueKey(rule, read.values);
    const id = key === undefined ? undefined : byUnique.get(key);
    if (id !== undefined) return change(read, id, takenIssue(module, rule ?? []));
    const added = { ...completed(module, columns, read), id: newRecordId(), isNew: true };
    const above = parent === undefined ? null : added.values[parent];
    if (added.issues.length === 0)
      lookups.learn(added.id, recordTitles(module, added.values), typeof above === "string" ? above : null);
    return added;
  };

  const planned = new Map<Line, Planned>();
  for (let waiting = lines; waiting.length > 0;) {
    const next = waiting.filter((line) => {
      const read = readLine(columns, line, lookups);
      const isWaiting = read.issues.some(({ field }) => field === parent);
      if (!isWaiting) planned.set(line, plan(read));
      return isWaiting;
    });
    // Nothing new became known in this round: what still waits, waits for a record that will not come.
    if (next.length === waiting.length)
      for (const line of next) planned.set(line, plan(readLine(columns, line, lookups)));
    waiting = next.length === waiting.length ? [] : next;
  }
  return [...planned.values()];
}
