import { Failure, type FieldError } from "../../../contract/errors.ts";
import { enumerated, inLanguage, type Language, type Words } from "../../../contract/text.ts";
import { cellText, type Cell } from "../../../fields/field.ts";
import type { Module } from "../../define-module.ts";
import type { FailedRow, ImportQuestions } from "../../../contract/import-result.ts";
import type { ImportChoices } from "../sheet-endpoints.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import { isPlaceholder } from "../long-cell.ts";
import { KEY_COLUMN, VERSION_COLUMN } from "../record-key.ts";
import { messageWithValue } from "../quote-value.ts";
import { columnsOfHead, knownNames, type SheetColumns } from "../sheet-columns.ts";
import { MAX_ABOVE } from "../find-header-row.ts";
import type { ColumnsOfLine, IgnoredChange } from "./read-only-columns.server.ts";
import { isAmbiguous, isEmptyLine, type Line } from "./sheet-lines.server.ts";
import { readTable } from "../workbook/spreadsheet.server.ts";
import type { Mark, ReadTable } from "../workbook/workbook-worker.server.ts";

/** The table found in an uploaded workbook. */
export interface ImportedSheet {
  readonly head: readonly Cell[];
  readonly columns: SheetColumns;
  readonly lines: readonly Line[];
  /** Choices that the user may change or has to make. */
  readonly questions: ImportQuestions;
  /** Number of rows in the spool file, when the table is too long for a request; `lines` is then empty. */
  readonly spooledRows?: number;
}

interface ReadingOptions {
  readonly most: number;
  readonly choices: ImportChoices;
  /** Path of the spool file for a long table; absent: tables are read whole. */
  readonly spoolFile?: string | undefined;
}

/** What is wrong with one cell, or with the whole row where `field` is empty. */
export interface LineError {
  readonly line: Line;
  readonly error: FieldError;
}

/** A new row with the title of another new row, or of a stored record. */
export interface NamedAgain {
  readonly line: Line;
  readonly other?: Line;
}

/** Reads a table of at most `most` rows. Throws `invalidInput` for a file without one. */
export async function readImportedSheet(
  module: Module,
  bytes: Uint8Array | undefined,
  { most, choices, spoolFile }: ReadingOptions,
): Promise<ImportedSheet> {
  if (!bytes) throw new Failure("invalidInput", { words: SHEET_REFUSALS.noFile });
  const headRow = choices.headRow === undefined ? undefined : choices.headRow - 1;
  const table = await readTable(bytes, most + 1, {
    known: knownNames(module),
    sheet: choices.sheet,
    headRow,
    spoolFile,
  });
  const at = headRow ?? table.head;
  const [head, ...body] = table.rows.slice(at);
  if (Math.max(body.length, table.spooledRows ?? 0) > most)
    throw new Failure("invalidInput", { words: SHEET_REFUSALS.tooManyFileRows, parameters: { max: most } });
  const marks = marksByRow(table);
  const lines = body
    .map((cells, index): Line => ({ number: at + index + 2, cells, marks: marks.get(at + index + 1) }))
    .filter((line) => !isEmptyLine(line));
  if (!head || (table.spooledRows ?? lines.length) === 0)
    throw new Failure("invalidInput", { words: SHEET_REFUSALS.emptyFile });
  const columns = columnsFor(module, head, choices);
  const questions = questionsOf(table, at, columns, lines);
  return {
    head,
    columns,
    lines,
    questions,
    ...(table.spooledRows === undefined ? {} : { spooledRows: table.spooledRows }),
  };
}

/**
 * Maps the header to columns by the user's choices. Throws `invalidInput` when none of them can be imported. With the
 * keys of stored records a sheet of other columns is still compared with them; without, its rows would be new records.
 */
export function columnsFor(module: Module, head: readonly Cell[], choices: ImportChoices): SheetColumns {
  const found = columnsOfHead(module, head);
  const columns = choices.withoutKeys ? { ...found, key: undefined, version: undefined } : found;
  const isCompared = columns.key !== undefined && columns.readOnly.length > 0;
  if (!isCompared && columns.properties.every((column) => column === undefined))
    throw new Failure(
      "invalidInput",
      columns.readOnly.length > 0
        ? {
            words: SHEET_REFUSALS.onlyReadOnly,
            parameters: { name: columns.readOnly.map(({ at }) => cellText(head[at] ?? null)).join(", ") },
          }
        : { words: SHEET_REFUSALS.noColumns, parameters: { name: head.map(cellText).join(", ") } },
    );
  return columns;
}

function marksByRow({ marks }: ReadTable): ReadonlyMap<number, ReadonlyMap<number, Mark>> {
  const rows = new Map<number, Map<number, Mark>>();
  for (const [row, column, mark] of marks) rows.set(row, (rows.get(row) ?? new Map<number, Mark>()).set(column, mark));
  return rows;
}

const SHOWN = 80; // characters of a row in the header choice

function questionsOf(
  { tops, sheet }: ReadTable,
  at: number,
  columns: SheetColumns,
  lines: readonly Line[],
): ImportQuestions {
  const top = tops[sheet];
  const days = lines.filter((line) => isAmbiguous(columns, line)).length;
  const rows = top?.rows.slice(0, MAX_ABOVE).map((cells) => {
    const words = cells.map(cellText).filter((word) => word !== "");
    return words.join(" · ").slice(0, SHOWN);
  });
  return {
    ...(top && tops.length > 1 ? { sheets: { names: tops.map(({ name }) => name), chosen: top.name } } : {}),
    ...(rows && at > 0 ? { head: { row: at + 1, rows } } : {}),
    ...(columns.unknown.length > 0 ? { unknownColumns: [...columns.unknown] } : {}),
    ...(days > 0 ? { ambiguousDays: days } : {}),
  };
}

/** The place of the cell that an error is about in its row; -1 if the sheet has no such column. */
function placeOf({ properties, key, version }: SheetColumns, { error: { field } }: LineError): number {
  const named = properties.findIndex((column) => column?.wireName === field);
  return { [KEY_COLUMN.wireName]: key, [VERSION_COLUMN.wireName]: version }[field] ?? named;
}

/** By row and column. */
const asInSheet = (errors: readonly LineError[], columns: SheetColumns): readonly LineError[] =>
  errors.toSorted((a, b) => a.line.number - b.line.number || placeOf(columns, a) - placeOf(columns, b));

/** The first errors as in the sheet, with the refused value, for the answer. */
export const failuresOf = (
  errors: readonly LineError[],
  columns: SheetColumns,
  language: Language,
  most = errors.length,
): FailedRow[] =>
  asInSheet(errors, columns)
    .slice(0, most)
    .map((found) => {
      const { line, error } = found;
      const { field, words, parameters } = error;
      const message = inLanguage(words, language, parameters);
      const value = cellText(line.cells[placeOf(columns, found)] ?? null);
      // A message that contains the value needs no quotation of it.
      const isNamed = Object.values(parameters ?? {}).some((each) => String(each) === value);
      return {
        row: line.number,
        field,
        message: isNamed ? message : messageWithValue(value, message, language),
      };
    });

/** For the answer: how many rows name a record that does not exist for the caller. */
export function unknownKeysIn(errors: readonly LineError[]): Pick<ImportQuestions, "unknownKeys"> {
  const unknownKeys = errors.filter(
    ({ error }) => error.field === KEY_COLUMN.wireName && error.words === SHEET_REFUSALS.unknownKey,
  ).length;
  return unknownKeys > 0 ? { unknownKeys } : {};
}

export const questionsIfAny = (questions: ImportQuestions): { readonly questions?: ImportQuestions } =>
  Object.keys(questions).length > 0 ? { questions } : {};

/** A column's label by its wire name. */
const labelOf = (module: Module, field: string, language: Language): string | undefined => {
  const label = module.properties.find(({ wireName }) => wireName === field)?.property.label;
  return label && inLanguage(label, language);
};

/**
 * The original header and the refused rows with a column that names the errors, to be corrected and imported again.
 */
export function failedRows(
  module: Module,
  { head, columns }: Pick<ImportedSheet, "head" | "columns">,
  errors: readonly LineError[],
  language: Language,
): Cell[][] {
  const rows = [...Map.groupBy(asInSheet(errors, columns), ({ line }) => line)].map(([line, own]) => {
    const messages = own.map(({ error }) => {
      const label = labelOf(module, error.field, language);
      return `${label === undefined ? "" : `${label}: `}${inLanguage(error.words, language, error.parameters)}`;
    });
    return [...head.map((_, index) => line.cells[index] ?? null), messages.join("; ")];
  });
  return [[...head, SHEET_REFUSALS.problem[language]], ...rows];
}

interface Noted {
  readonly sameTitles: readonly NamedAgain[];
  readonly ignored: readonly IgnoredChange[];
  readonly lao: readonly ColumnsOfLine[];
}

/**
 * Notes on accepted rows: formulas whose stored results are used, texts that the export left out, titles that
 * stored records or other rows have, changes that have no effect, and Lao texts in columns without a language.
 */
export function notesOf(
  { columns, lines }: Pick<ImportedSheet, "columns" | "lines">,
  language: Language,
  { sameTitles, ignored, lao }: Noted,
): { row: number; message: string }[] {
  const labels = columns.properties.map((column) => column && inLanguage(column.property.label, language));
  const note = (row: number, words: Words, names: readonly string[]) =>
    names.length === 0 ? [] : [{ row, message: inLanguage(words, language, { names: enumerated(names, language) }) }];
  const byLine = (among: readonly ColumnsOfLine[]) =>
    new Map(
      among.map(({ line, columns: own }) => [line, own.map(({ property }) => inLanguage(property.label, language))]),
    );
  const [changes, laoTexts] = [byLine(ignored), byLine(lao)];
  const doubled = Map.groupBy(sameTitles, ({ line }) => line.number);
  return lines.flatMap((line) => {
    const { number, cells, marks } = line;
    return [
      ...(doubled.get(number) ?? []).map(({ other }) => ({
        row: number,
        message: other
          ? inLanguage(SHEET_REFUSALS.twin, language, { row: other.number })
          : SHEET_REFUSALS.sameTitle[language],
      })),
      ...note(
        number,
        SHEET_REFUSALS.formulas,
        named([...(marks ?? [])].map(([at, mark]) => mark === "formula" && labels[at])),
      ),
      ...note(number, SHEET_REFUSALS.leftAsIs, named(cells.map((cell, at) => isPlaceholder(cell) && labels[at]))),
      ...note(number, SHEET_REFUSALS.ignored, changes.get(line) ?? []),
      ...note(number, SHEET_REFUSALS.lao, laoTexts.get(line) ?? []),
    ];
  });
}
const named = (labels: readonly (string | false | undefined)[]): string[] =>
  labels.filter((label) => typeof label === "string");
