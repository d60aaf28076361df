import { inLanguage, type Language } from "../../../contract/text.ts";
import type { ImportResult } from "../../../contract/import-result.ts";
import { isSameValue } from "../../../fields/field-value.ts";
import { cellText, type Cell } from "../../../fields/field.ts";
import type { NamedProperty } from "../../define-module.ts";
import type { PendingRecord } from "../../record/pending-record.server.ts";
import type { CellLookups } from "../cell-lookups.server.ts";
import { isPlaceholder } from "../long-cell.ts";
import type { SheetColumns } from "../sheet-columns.ts";
import { writtenMoment } from "../workbook/written-moment.ts";
import { decodeProperty, namedRecord, type Line } from "./sheet-lines.server.ts";

export interface ColumnsOfLine {
  readonly line: Line;
  readonly columns: readonly NamedProperty[];
}
/** A row with other values than the stored record has in columns that the server sets and an import does not write. */
export type IgnoredChange = ColumnsOfLine;

/** The values that a cell may stand for: a numeric date has two while nobody has chosen an order. */
const readings = (column: NamedProperty, cell: Cell, context: CellLookups): readonly unknown[] =>
  (["day", "month"] as const).flatMap((dayOrder) => {
    const read = decodeProperty(column, column.property.fromCell(cell, { dayOrder, ...context }));
    return "value" in read ? [read.value] : [];
  });

function isAsStored(column: NamedProperty, cell: Cell, stored: unknown, context: CellLookups): boolean {
  const { property } = column;
  // Rows that people add leave to the system what it fills in, and their sheet may be imported again.
  if (cellText(cell) === "") return true;
  const exported = property.toCell(stored, context);
  const expected = exported instanceof Date ? writtenMoment(exported) : exported;
  if (isPlaceholder(cell) || cellText(cell) === cellText(expected)) return true;
  // Whoever may not read the title of what is referred to is told nothing about it (AZ-05).
  if (property.source && typeof stored === "string" && context.titleOf(property.source, stored) === undefined)
    return true;
  // As an export and its import would bring it, which keep no fractions of seconds.
  const known = [stored, ...readings(column, expected, context)];
  return readings(column, cell, context).some((value) => known.some((each) => isSameValue(value, each)));
}

/**
 * The changes without effect in the rows of stored records. Rows of an older version are left out: there the record
 * may have changed here after the export, and not the sheet.
 */
export const ignoredIn = (
  columns: SheetColumns,
  records: readonly PendingRecord[],
  lineOf: ReadonlyMap<PendingRecord, Line>,
  context: CellLookups,
): IgnoredChange[] =>
  records.flatMap((record) => {
    const { before } = record;
    const line = lineOf.get(record);
    if (!before || !line) return [];
    const exported = namedRecord(columns, line)?.version;
    if (exported !== undefined && exported !== before["version"]) return [];
    const changed = columns.readOnly
      .filter(({ at, column }) => !isAsStored(column, line.cells[at] ?? null, before[column.name], context))
      .map(({ column }) => column);
    return changed.length > 0 ? [{ line, columns: changed }] : [];
  });

/** For the answer: the columns that are not imported, and in how many rows they differ from what is stored. */
export function readOnlyIn(
  { readOnly }: SheetColumns,
  ignoredRows: number,
  language: Language,
): Pick<ImportResult, "readOnlyColumns" | "ignoredRows"> {
  if (readOnly.length === 0) return {};
  const readOnlyColumns = readOnly.map(({ column }) => inLanguage(column.property.label, language));
  return { readOnlyColumns, ...(ignoredRows > 0 ? { ignoredRows } : {}) };
}
