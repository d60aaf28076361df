import { Failure } from "../../contract/errors.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import type { Language } from "../../contract/text.ts";
import type { Cell, CellContext } from "../../fields/field.ts";
import { loadLookups } from "./cell-lookups.server.ts";
import type { RowValues } from "../table/columns.server.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import type { ExportedFile } from "../endpoints.ts";
import { REFUSALS } from "../table/refusals.ts";
import { writeSheet } from "./spreadsheet.server.ts";
import type { Table, TableServices } from "../table/table.server.ts";

/** Rows of one exported or imported sheet; longer lists are for a background job (wire.md). */
export const MOST_SHEET_ROWS = 10_000;

/** The columns of a module's sheet: everything but secrets, in the order of declaration. */
export const sheetColumns = (module: Module): NamedProperty[] =>
  module.properties.filter(({ property }) => !property.isSecret);

export const cellsOf = (columns: readonly NamedProperty[], row: RowValues, context: CellContext): Cell[] =>
  columns.map(({ name, property }) => property.toCell(row[name], context));

/** `数据字典-2026-11-21.xlsx`, the day where the server stands. */
export async function fileOf(
  module: Module,
  language: Language,
  now: number,
  rows: readonly (readonly Cell[])[],
): Promise<ExportedFile> {
  const title = module.title[language];
  const bytes = await writeSheet(title, rows);
  return {
    code: 0,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex"),
    title: `${title}-${new Intl.DateTimeFormat("sv-SE").format(now)}.xlsx`,
  };
}

/** The list as it is filtered and sorted, all pages of it, in the caller's language. Throws `tooLarge` above 10,000 rows. */
export async function exportRows(
  module: Module,
  table: Table,
  { database, clock }: TableServices,
  query: ListQuery,
  language: Language,
): Promise<ExportedFile> {
  const columns = sheetColumns(module);
  const rows = await table.rows(query, MOST_SHEET_ROWS + 1);
  if (rows.length > MOST_SHEET_ROWS)
    throw new Failure("tooLarge", {
      words: REFUSALS.tooManyRows,
      parameters: { total: await table.total(query), max: MOST_SHEET_ROWS },
    });
  const context = await loadLookups(database, module, language);
  const header = columns.map(({ property }) => property.label[language]);
  return fileOf(module, language, clock.now(), [header, ...rows.map((row) => cellsOf(columns, row, context))]);
}
