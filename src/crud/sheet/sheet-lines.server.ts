import { z } from "zod";
import { Failure, type FieldIssue } from "../../contract/errors.ts";
import { inLanguage, LANGUAGES } from "../../contract/text.ts";
import { fieldIssues } from "../../contract/validation.ts";
import type { Cell, CellContext } from "../../fields/field.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { CellLookups } from "./cell-lookups.server.ts";
import type { RowValues } from "../table/columns.server.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { sheetColumns } from "./export.server.ts";
import { recordTitles } from "../record-title.ts";
import { REFUSALS } from "../table/refusals.ts";
import { takenIssue, uniqueKey } from "../table/rules.server.ts";

/** The property each column of a sheet holds; undefined for one that is not taken over. */
export type SheetColumns = readonly (NamedProperty | undefined)[];

export interface Line {
  /** As the sheet counts; the header is 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** A line as the program has it: the values its columns give, and what is wrong with the others. */
interface Read {
  readonly line: Line;
  readonly values: RowValues;
  readonly issues: readonly FieldIssue[];
}

/** A line that is to become a record, or to change the one with the same unique value. */
export interface Planned extends Read {
  readonly id: string;
  readonly isNew: boolean;
}

const folded = (cell: Cell | undefined): string =>
  String(cell ?? "")
    .trim()
    .toLowerCase();
export const isEmptyLine = ({ cells }: Line): boolean => cells.every((cell) => folded(cell) === "");

/** Finds the columns by their labels in any of the languages, or by wire names. Throws `invalidInput` for one nobody knows. */
export function columnsOfHeader(module: Module, header: readonly Cell[]): SheetColumns {
  const known = new Map<string, NamedProperty>();
  for (const column of sheetColumns(module)) {
    // As the program ships them and as somebody wrote them anew: an older sheet is still read.
    const { label: words } = column.property;
    const labels = LANGUAGES.flatMap((language) => [words[language], inLanguage(words, language)]);
    for (const label of [column.wireName, ...labels]) known.set(folded(label), column);
  }
  // The column that an earlier import put beside its failed rows.
  const ignored = new Set(["", ...LANGUAGES.map((language) => folded(REFUSALS.problem[language]))]);
  const seen = new Set<NamedProperty>();
  return header.map((cell) => {
    if (ignored.has(folded(cell))) return undefined;
    const column = known.get(folded(cell));
    const words = column === undefined ? REFUSALS.unknownColumn : seen.has(column) ? REFUSALS.doubleColumn : undefined;
    if (!column || words)
      throw new Failure("invalidInput", { ...(words ? { words } : {}), parameters: { name: String(cell) } });
    seen.add(column);
    return column.field.isReadOnly ? undefined : column;
  });
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

/** Reads a line; columns the sheet lacks are left out. */
export function readLine(columns: SheetColumns, line: Line, context: CellContext): Read {
  const values: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const read = decodeProperty(column, column.property.fromCell(line.cells[index] ?? null, context));
    if ("value" in read) values[column.name] = read.value;
    else issues.push(read.issue);
  }
  return { line, values, issues };
}

/** Adds what a new record needs beside the sheet's columns. */
function completed(module: Module, columns: SheetColumns, { line, values, issues }: Read): Read {
  const all: Record<string, unknown> = { ...values };
  const found = [...issues];
  for (const column of module.properties) {
    if (column.field.isReadOnly || columns.includes(column)) continue;
    const read = decodeProperty(column, undefined);
    if ("value" in read) all[column.name] = read.value;
    else found.push(read.issue);
  }
  return { line, values: all, issues: found };
}

/**
 * Decides for each line whether it adds a record or changes one of `existing` (unique key → id). In a tree a line may hang
 * below another one of the sheet, whatever their order: it waits until that one is known.
 */
export function planLines(
  module: Module,
  columns: SheetColumns,
  lines: readonly Line[],
  lookups: CellLookups,
  existing: ReadonlyMap<string, string>,
): Planned[] {
  const rule = module.unique?.[0];
  const parent = module.tree?.parent;
  const changing = new Set<string>();
  const plan = (read: Read): Planned => {
    const key = rule && uniqueKey(rule, read.values);
    const id = key === undefined ? undefined : existing.get(key);
    if (id !== undefined) {
      const isTwice = changing.has(id);
      changing.add(id);
      return {
        ...read,
        issues: isTwice ? [...read.issues, takenIssue(module, rule ?? [])] : read.issues,
        id,
        isNew: false,
      };
    }
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
