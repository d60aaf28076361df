import { utcDay } from "../../contract/date/day-format.ts";
import { wallTime } from "../../contract/date/wall-time.ts";
import { Failure } from "../../contract/errors.ts";
import type { AnsweredFile } from "../../contract/files/answered-file.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { inLanguage } from "../../contract/text.ts";
import type { Cell, CellContext, WrittenCell } from "../../fields/field.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { fileAnswer } from "../../server/http/answer/answered-file.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import { loadLookups } from "./cell-lookups.server.ts";
import type { Row } from "../record/columns.server.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import type { ExportAnswer } from "./sheet-endpoints.ts";
import { SHEET_REFUSALS } from "./sheet-refusals.ts";
import type { Exports } from "./export-delivery.server.ts";
import { fittingCell } from "./long-cell.ts";
import { KEY_COLUMN, VERSION_COLUMN } from "./record-key.ts";
import { sheetColumns } from "./sheet-columns.ts";
import { MAX_IN_REQUEST } from "./sheet-limits.ts";
import { writeSheet, writeWorkbook, type SheetColumn } from "./workbook/spreadsheet.server.ts";
import type { Repository } from "../repository/repository.server.ts";
import type { SheetServices } from "./sheet-services.server.ts";
import { timeZoneFor } from "./sheet-time-zone.server.ts";

/** The cells of one record: its values, then key and version, by which an import recognises it. */
export const cellsOf = (columns: readonly NamedProperty[], row: Row, context: CellContext): WrittenCell[] => [
  ...columns.map(({ name, property }) => fittingCell(property.toCell(row[name], context), context.language)),
  row.id,
  row.version,
];

/** The reader for whom a sheet is made. */
export type SheetReader = Pick<CellContext, "language" | "timeZone">;

/** Such as `数据字典-2026-11-21.xlsx`; the date is that of the reader's time zone. */
export const fileNameOf = (module: Module, { language, timeZone }: SheetReader, now: number): string =>
  `${module.title[language]}-${utcDay(wallTime(new Date(now), timeZone))}.xlsx`;

export const headOf = (columns: readonly NamedProperty[], { language, timeZone }: SheetReader): SheetColumn[] => [
  ...columns.map(({ property }) => ({ title: inLanguage(property.label, language), type: property.column, timeZone })),
  ...[KEY_COLUMN, VERSION_COLUMN].map(({ label }) => ({ title: label[language] })),
];

export async function fileOf(
  module: Module,
  reader: SheetReader,
  now: number,
  rows: readonly (readonly Cell[])[],
): Promise<AnsweredFile> {
  return fileAnswer(await writeSheet(module.title[reader.language], rows), fileNameOf(module, reader, now));
}

/**
 * Exports the filtered and sorted list, all its pages, in the caller's language and time zone. Above 10,000 rows it becomes a job;
 * without jobs it throws `tooLarge`.
 */
export async function exportRows(
  module: Module,
  repository: Repository,
  services: SheetServices,
  query: ListQuery,
  context: Pick<SignedInContext, "language" | "caller" | "timeZone">,
): Promise<ExportAnswer> {
  const { database, clock, exports } = services;
  const { caller, language } = context;
  const reader = { language, timeZone: await timeZoneFor(services, context) };
  const title = fileNameOf(module, reader, clock.now());
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
    return { code: 0, title, job: await queue.begin(module, query, { caller, ...reader }) };
  };
  const way = (await exports?.way()) ?? "1";
  if (way === "3" && exports) return asJob(exports);
  const total = await repository.total(query);
  if (total > MAX_IN_REQUEST) {
    if (exports) return asJob(exports);
    throw new Failure("tooLarge", { words: SHEET_REFUSALS.tooManyRows, parameters: { total, max: MAX_IN_REQUEST } });
  }
  const rows = await repository.rows(query, MAX_IN_REQUEST);
  const columns = sheetColumns(module);
  // Of the divisions there are thousands: no titles for a column in which nothing stands.
  const filled = columns.filter(({ name }) => rows.some((row) => row[name] !== null && row[name] !== ""));
  const lookups = await loadLookups(database, module, reader, filled);
  const bytes = await writeWorkbook([
    {
      name: module.title[language],
      columns: headOf(columns, reader),
      rows: rows.map((row) => cellsOf(columns, row, lookups)),
    },
  ]);
  await audit();
  if (way === "2" && exports) return { code: 0, title, url: await exports.keep({ title, bytes }, module, caller) };
  return fileAnswer(bytes, title);
}
