import { z } from "zod";
import type { FieldIssue } from "../../../contract/errors.ts";
import { fieldIssues } from "../../../contract/validation.ts";
import { typedDay } from "../../../fields/date/typed-day.ts";
import { cellText, type Cell, type CellContext } from "../../../fields/field.ts";
import type { RowValues } from "../../table/columns.server.ts";
import type { Module, NamedProperty } from "../../define-module.ts";
import { standsForMore } from "../long-cell.ts";
import type { SheetColumns } from "../sheet-columns.ts";
import { folded } from "../sheet-head.ts";
import type { Mark } from "../workbook/workbook-worker.server.ts";
import { REFUSALS } from "../../table/refusals.ts";
import { SHEET_REFUSALS } from "../refusals.ts";

export interface Line {
  /** As the sheet counts from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** What else there is to know of its cells, by column. */
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
}

/** A line as the program has it: the values its columns give, and what is wrong with the others. */
export interface Read {
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

/** What earlier pieces of the same sheet said. */
export interface Earlier {
  /** Records they change, and the unique values of those they add. */
  readonly ids: Set<string>;
  readonly keys: Set<string>;
  /** By the numbers of their lines, the records they add: a line that is read again stands for the same one. */
  readonly newIds: Map<number, string>;
}

/** What is there already of what the lines name. */
export interface Existing {
  /** Unique key → id. */
  readonly byUnique: ReadonlyMap<string, string>;
  /** Versions of the records whose key some line names, as far as they are there for whoever sends them. */
  readonly versions: ReadonlyMap<string, number>;
  readonly earlier?: Earlier | undefined;
  /** Further lines follow, which may bring what one of these refers to. */
  readonly mayWait?: boolean;
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
    column && standsForMore(cells[index] ?? null)
      ? [{ field: column.wireName, words: SHEET_REFUSALS.notExported }]
      : [],
  );

/** What is wrong with a cell before anybody looks at what it says. */
function cellIssue({ property }: NamedProperty, cell: Cell, mark: Mark | undefined, context: CellContext) {
  if (mark === "error") return { words: SHEET_REFUSALS.errorCell, parameters: { value: cellText(cell) } };
  if (mark === "no result") return { words: SHEET_REFUSALS.noResult };
  if (isDay(property) && typedDay(cellText(cell), context.dayOrder) === "ambiguous")
    return { words: SHEET_REFUSALS.ambiguousDay };
  return namesNobody(property, cellText(cell), context) ? { words: REFUSALS.gone } : undefined;
}
/** A title that no record has: else its field would say that it is no key. */
const namesNobody = ({ source, join }: NamedProperty["property"], title: string, { keyOf }: CellContext): boolean =>
  source !== undefined && "target" in source && !join && title !== "" && keyOf(source, title) === undefined;
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
export function completed(module: Module, columns: SheetColumns, { line, values, issues }: Read): Read {
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
