import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import type { WrittenCell } from "../../fields/field.ts";
import type { Module } from "../define-module.ts";
import { SHEET_REFUSALS } from "./sheet-refusals.ts";
import type { Repository, RepositoryServices } from "../repository/repository.server.ts";
import { loadLookups } from "./cell-lookups.server.ts";
import { cellsOf, headOf, type SheetReader } from "./export.server.ts";
import { sheetColumns } from "./sheet-columns.ts";
import { MAX_EXPORTED } from "./sheet-limits.ts";
import { streamSheet } from "./workbook/spreadsheet.server.ts";

const ROWS_AT_ONCE = 1_000;

interface ExportWatch {
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
  /** Called before every thousand rows; rejects once the caller has lost the right to export them (TK-10). */
  mayGoOn(): Promise<void>;
}

/** Streams the whole list to a file, with the same columns as `exportRows`. Throws `tooLarge` above a million rows. */
export async function exportToFile(
  module: Module,
  repository: Repository,
  { database }: Pick<RepositoryServices, "database">,
  query: Omit<ListQuery, "page" | "pageSize">,
  { path, ...reader }: SheetReader & { readonly path: string },
  { signal, progress, mayGoOn }: ExportWatch,
): Promise<number> {
  const total = await repository.total(query);
  if (total > MAX_EXPORTED)
    throw new Failure("tooLarge", { words: SHEET_REFUSALS.tooManyRows, parameters: { total, max: MAX_EXPORTED } });
  // The ids are read once, in order: reading page by page would sort the whole list again for every page.
  const ids = await repository.ids(query);
  const columns = sheetColumns(module);
  const context = await loadLookups(database, module, reader, columns);
  let count = 0;

  async function* lines(): AsyncGenerator<WrittenCell[]> {
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      signal.throwIfAborted();
      await mayGoOn();
      const batch = ids.slice(start, start + ROWS_AT_ONCE);
      const state = query.isBin ? sql`deleted_at is not null` : sql`deleted_at is null`;
      const rows = await repository.where(database, sql`id = any(${batch}::text[]) and ${state}`);
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const id of batch) {
        const row = byId.get(id);
        if (!row) continue;
        count += 1;
        yield cellsOf(columns, row, context);
      }
      progress(start + batch.length, ids.length);
    }
  }

  const sheet = streamSheet(module.title[reader.language], headOf(columns, reader), lines());
  await pipeline(sheet, createWriteStream(path, { mode: 0o600 }), {
    signal,
  });
  return count;
}
