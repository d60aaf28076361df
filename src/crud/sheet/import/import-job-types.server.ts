import type { SaveTarget } from "../../save.server.ts";
import type { Language } from "../../../contract/text.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import type { Caller } from "../../../server/caller.ts";
import type { RepositoryServices } from "../../repository/repository.server.ts";
import type { LineError } from "./read-imported-sheet.server.ts";
import type { LongSheet } from "./import-jobs.server.ts";
import type { SheetColumns } from "../sheet-columns.ts";
import type { ImportCounts } from "./write-lines.server.ts";

/** Progress of a writing run: all rows up to `row` are done, except those in `waiting`, which refer to later rows. */
export interface ImportProgress extends ImportCounts {
  readonly row: number;
  readonly waiting: readonly number[];
  /** Number of the rows so far that differ from the stored record where nothing is imported. */
  readonly ignoredRows: number;
}

/** Callbacks of the job that runs the import. */
export interface ImportCallbacks {
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
  /** The importing user with current rights. Rejects once they may no longer import. */
  caller(): Promise<Caller>;
  /** Stores the progress in the transaction that writes the batch. */
  keep(trx: DatabaseTransaction, written: ImportProgress): Promise<void>;
}

export interface ImportTask {
  readonly target: Omit<SaveTarget, "caller">;
  readonly services: RepositoryServices;
  readonly sheet: LongSheet;
  readonly columns: SheetColumns;
  readonly language: Language;
}

/** The result of one pass over all rows. */
export interface PassResult {
  readonly counts: ImportCounts;
  readonly errors: readonly LineError[];
  readonly ambiguousDays: number;
  /** Number of rows that differ from the stored record where nothing is imported. */
  readonly ignoredRows: number;
  readonly notes: readonly { readonly row: number; readonly message: string }[];
  /** Numbers of the rows that were not written, because they or rows before them were refused. */
  readonly left: ReadonlySet<number>;
}

export const NO_ROWS: ImportCounts = { added: 0, updated: 0, unchanged: 0 };
