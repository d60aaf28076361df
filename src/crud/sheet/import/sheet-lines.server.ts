import { z } from "zod";
import type { FieldError } from "../../../contract/errors.ts";
import { fieldErrorsOf, VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { inEach, inLanguage, type Words } from "../../../contract/text.ts";
import { parseDay } from "../../../contract/date/parse-day.ts";
import { recordId } from "../../../contract/scalars.ts";
import { titlesIn } from "../../../fields/references/references.ts";
import { cellText, type Cell, type CellContext } from "../../../fields/field.ts";
import type { RowValues } from "../../record/columns.server.ts";
import type { Module, NamedProperty } from "../../define-module.ts";
import type { CellLookups } from "../cell-lookups.server.ts";
import { BETWEEN_VALUES, fixedValues } from "../../../fields/fixed-values.ts";
import { isPlaceholder } from "../long-cell.ts";
import type { SheetColumns } from "../sheet-columns.ts";
import { foldCell } from "../find-header-row.ts";
import type { Mark } from "../workbook/workbook-worker.server.ts";
import { REFUSALS } from "../../refusals.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";

export interface Line {
  /** The row number in the sheet, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** Errors and formulas, by column. */
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
}

/** A parsed row: decoded values, and the errors of the cells that could not be decoded. */
export interface ReadLine {
  readonly line: Line;
  readonly values: RowValues;
  readonly errors: readonly FieldError[];
}

/** A row with the record it adds or updates. */
export interface PlannedLine extends ReadLine {
  readonly id: string;
  readonly isNew: boolean;
  /** Columns whose Lao texts are taken as those of the columns for Lao (`withLaoTexts`). */
  readonly moved?: readonly NamedProperty[];
}

/** The record key and version in a row's last columns. */
export interface NamedRecord {
  readonly id: string;
  readonly version?: number | undefined;
}

/** State shared by the batches of one sheet. */
export interface Earlier {
  /** Row numbers by id of updated records, and by unique value of added ones: a second row with one is refused. */
  readonly ids: Map<string, number>;
  readonly keys: Map<string, number>;
  /** Ids of added records by row number: a row that is read again keeps its id. */
  readonly newIds: Map<number, string>;
}

/** The stored records that rows refer to. */
export interface Existing {
  /** Unique value → record id. */
  readonly byUnique: ReadonlyMap<string, string>;
  /** Record id → version, of the records named by key that the caller may see. */
  readonly versions: ReadonlyMap<string, number>;
  readonly earlier?: Earlier | undefined;
  /** Later batches may still bring a row's parent. */
  readonly mayWait?: boolean;
}

export const isEmptyLine = ({ cells }: Line): boolean => cells.every((cell) => foldCell(cell) === "");

/** Undefined when the row names no record. A malformed version is NaN. */
export function namedRecord({ key, version }: SheetColumns, { cells }: Line): NamedRecord | undefined {
  const id = key === undefined ? "" : cellText(cells[key] ?? null).toLowerCase();
  if (id === "") return undefined;
  const given = version === undefined ? "" : cellText(cells[version] ?? null);
  return given === "" ? { id } : { id, version: /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN };
}

const LONGEST_NAMED = 60; // characters of an unknown title in a message

/** More possible values than this are no help in a message. */
const MAX_NAMED = 20;

const among = (values: readonly Words[]): Words | undefined =>
  values.length === 0 || values.length > MAX_NAMED
    ? undefined
    : inEach((language) =>
        inLanguage(SHEET_REFUSALS.notAmong, language, {
          values: values.map((each) => each[language]).join(BETWEEN_VALUES),
        }),
      );

/** Names the possible values instead of a list that a sheet does not show. */
function withPossibleValues(field: NamedProperty["field"], error: FieldError): FieldError {
  const isUnknown = error.words === VALIDATION_TEXTS.choice || field.kind === "flag";
  const words = isUnknown ? among(fixedValues(field)) : undefined;
  return words ? { field: error.field, words } : error;
}

/** The same for what is not among the records or dictionary entries that may be chosen. */
export function withOfferedValues({ properties }: SheetColumns, error: FieldError, lookups: CellLookups): FieldError {
  if (error.words !== REFUSALS.gone) return error;
  const source = properties.find((column) => column?.wireName === error.field)?.property.source;
  return { ...error, words: (source && among(lookups.offeredBy(source))) ?? SHEET_REFUSALS.noRecord };
}

/** The value that a cell or a default stands for. */
export function decodeProperty(
  { wireName, field, property }: NamedProperty,
  given: unknown,
): { readonly value: unknown } | { readonly error: FieldError } {
  const isLeftOut = given === undefined || given === "";
  const wire = isLeftOut && property.initial !== undefined ? z.encode(property.schema, property.initial) : given;
  const read = z.safeDecode(property.schema, wire);
  if (read.success) return { value: read.data };
  // The field itself may only say that empty text has the wrong format.
  if (isLeftOut) return { error: { field: wireName, words: VALIDATION_TEXTS.required } };
  const [first] = fieldErrorsOf(read.error, wire);
  return { error: withPossibleValues(field, { ...(first as FieldError), field: wireName }) };
}

/** Placeholders for texts too long to be exported: an existing record keeps its text, a new one cannot have it. */
const unexported = ({ properties }: SheetColumns, { cells }: Line): FieldError[] =>
  properties.flatMap((column, index) =>
    column && isPlaceholder(cells[index] ?? null)
      ? [{ field: column.wireName, words: SHEET_REFUSALS.notExported }]
      : [],
  );

const MAX_NAMESAKES = 5;

/** Errors that are found before the cell is decoded. */
function cellError({ property }: NamedProperty, cell: Cell, mark: Mark | undefined, context: CellLookups) {
  if (mark === "error") return { words: SHEET_REFUSALS.errorCell, parameters: { value: cellText(cell) } };
  if (mark === "no result") return { words: SHEET_REFUSALS.noResult };
  if (isDay(property) && parseDay(cellText(cell), context.dayOrder) === "ambiguous")
    return { words: SHEET_REFUSALS.ambiguousDay };
  const unknown = unknownTitle(property, cellText(cell), context);
  if (unknown === undefined) return undefined;
  const sameTitles = property.source ? context.sameTitlesOf(property.source, unknown) : [];
  if (sameTitles.length > 0)
    return {
      words: SHEET_REFUSALS.several,
      parameters: { values: sameTitles.slice(0, MAX_NAMESAKES).join(BETWEEN_VALUES) },
    };
  return property.join
    ? { words: SHEET_REFUSALS.noneCalled, parameters: { value: unknown.slice(0, LONGEST_NAMED) } }
    : { words: SHEET_REFUSALS.noRecord };
}

/** The first title in a cell that not one record has. Checked here: the field could only say that the key is malformed. */
function unknownTitle({ source, join }: NamedProperty["property"], text: string, { keyOf }: CellContext) {
  if (source === undefined || !("target" in source)) return undefined;
  const titles = join ? titlesIn(text) : [text].filter((title) => title !== "");
  return titles.find((title) => keyOf(source, title) === undefined && !(join && recordId.safeParse(title).success));
}
const isDay = ({ column }: NamedProperty["property"]): boolean => column === "date" || column === "timestamptz";

/** True for a row with a date such as 03/04, which depends on the day order, while nobody has chosen one. */
export const isAmbiguous = ({ properties }: SheetColumns, { cells }: Line): boolean =>
  properties.some(
    (column, at) => column && isDay(column.property) && parseDay(cellText(cells[at] ?? null)) === "ambiguous",
  );

/** Decodes a row. Columns missing from the sheet and placeholders of long texts are left out. */
export function readLine({ properties }: SheetColumns, line: Line, context: CellLookups): ReadLine {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [index, column] of properties.entries()) {
    if (!column) continue;
    const cell = line.cells[index] ?? null;
    if (isPlaceholder(cell)) continue;
    const wrong = cellError(column, cell, line.marks?.get(index), context);
    const read = wrong
      ? { error: { field: column.wireName, ...wrong } }
      : decodeProperty(column, column.property.fromCell(cell, context));
    if ("value" in read) values[column.name] = read.value;
    else errors.push(read.error);
  }
  return { line, values, errors };
}

/** Adds the defaults of the columns that the sheet lacks, for a new record. */
export function withDefaults(module: Module, columns: SheetColumns, { line, values, errors }: ReadLine): ReadLine {
  const all: Record<string, unknown> = { ...values };
  const found = [...errors, ...unexported(columns, line)];
  for (const column of module.properties) {
    if (column.field.isReadOnly || columns.properties.includes(column)) continue;
    const read = decodeProperty(column, undefined);
    if ("value" in read) all[column.name] = read.value;
    else found.push(read.error);
  }
  return { line, values: all, errors: found };
}
