import { dayOf } from "../../contract/date/day-format.ts";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import type { Cell, CellContext, WrittenCell } from "../../fields/field.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/http/route.ts";
import { loadLookups } from "./cell-lookups.server.ts";
import type { Row } from "../repository/columns.server.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import type { ExportAnswer, ExportedFile } from "./sheet-endpoints.ts";
import { SHEET_REFUSALS } from "./sheet-refusals.ts";
import type { Exports } from "./export-delivery.server.ts";
import { fittingCell } from "./long-cell.ts";
import { KEY_COLUMN, VERSION_COLUMN } from "./record-key.ts";
import { sheetColumns } from "./sheet-columns.ts";
import { MAX_PER_REQUEST } from "./sheet-limits.ts";
import { writeSheet, writeWorkbook, type SheetColumn } from "./workbook/spreadsheet.server.ts";
import type { Repository } from "../repository/repository.server.ts";
import type { SheetServices } from "./sheet-services.server.ts";

/** The cells of one record: its values, then key and version, by which an import recognises it. */
export const cellsOf = (columns: readonly NamedProperty[], row: Row, context: CellContext): WrittenCell[] => [
  ...columns.map(({ name, property }) => fittingCell(property.toCell(row[name], context), context.language)),
  row.id,
  row.version,
];

/** Such as `数据字典-2026-11-21.xlsx`; the date is that of the server's time zone. */
export const fileNameOf = (module: Module, language: Language, now: number): string =>
  `${module.title[language]}-${dayOf(new Date(now))}.xlsx`;

export const headOf = (columns: readonly NamedProperty[], language: Language): SheetColumn[] => [
  ...columns.map(({ property }) => ({ title: inLanguage(property.label, language), type: property.column })),
  ...[KEY_COLUMN, VERSION_COLUMN].map(({ label }) => ({ title: label[language] })),
];

export const fileAnswer = (bytes: Uint8Array, title: string): ExportedFile => ({
  code: 0,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex"),
  title,
});

export async function fileOf(
  module: Module,
  language: Language,
  now: number,
  rows: readonly (readonly Cell[])[],
): Promise<ExportedFile> {
  return fileAnswer(await writeSheet(module.title[language], rows), fileNameOf(module, language, now));
}

/**
 * Exports the filtered and sorted list, all its pages, in the caller's language. Above 10,000 rows it becomes a job;
 * without jobs it throws `tooLarge`.
 */
export async function exportRows(
  module: Module,
  repository: Repository,
  { database, clock, exports }: SheetServices,
  query: ListQuery,
  { language, caller }: { readonly language: Language; readonly caller: Caller },
): Promise<ExportAnswer> {
  const title = fileNameOf(module, language, clock.now());
  // Every export is logged, whichever way it takes (EX-02).
  const audit = () =>
    inTransaction(database, (trx) => {
      const entry = { action: "export", module: module.path, recordId: "", title: module.title };
      return recordAudit(trx, { clock }, caller, [
        { ...entry, after: { filters: query.filters, search: query.search ?? "" } },
      ]);
    });
  const asJob = async (queue: Exports): Promise<ExportAnswer> => {
    // Logged first: a job that cannot begin leaves an entry too many, never one too few.
    await audit();
    return { code: 0, title, job: await queue.begin(module, query, { caller, language }) };
  };
  const way = (await exports?.way()) ?? "1";
  if (way === "3" && exports) return asJob(exports);
  const total = await repository.total(query);
  if (total > MAX_PER_REQUEST) {
    if (exports) return asJob(exports);
    throw new Failure("tooLarge", { words: SHEET_REFUSALS.tooManyRows, parameters: { total, max: MAX_PER_REQUEST } });
  }
  const rows = await repository.rows(query, MAX_PER_REQUEST);
  const columns = sheetColumns(module);
  // Of the divisions there are thousands: no titles for a column in which nothing stands.
  const filled = columns.filter(({ name }) => rows.some((row) => row[name] !== null && row[name] !== ""));
  const context = await loadLookups(database, module, language, filled);
  const bytes = await writeWorkbook([
    {
      name: module.title[language],
      columns: headOf(columns, language),
      rows: rows.map((row) => cellsOf(columns, row, context)),
    },
  ]);
  await audit();
  if (way === "2" && exports) return { code: 0, title, url: await exports.keep({ title, bytes }, module, caller) };
  return fileAnswer(bytes, title);
}
