import type { Language } from "../../../contract/text.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import type { Caller } from "../../../server/http/route.ts";
import type { TableServices } from "../../table/table.server.ts";
import type { Problem } from "./imported-sheet.server.ts";
import type { LongSheet } from "./import-jobs.server.ts";
import type { SheetColumns } from "../sheet-columns.ts";
import type { Counts, Target } from "./take-over.server.ts";

/** How far the writing of a sheet is: rows up to this number are done, but for those that wait for a record further down. */
export interface Written extends Counts {
  readonly row: number;
  readonly waiting: readonly number[];
}

/** What a run may ask of whoever has begun it, and tells them. */
export interface ImportWatch {
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
  /** Who imports, as they stand now. Rejects when they may not any more. */
  caller(): Promise<Caller>;
  /** In the transaction that writes a piece: how far it is then. */
  keep(trx: DatabaseTransaction, written: Written): Promise<void>;
}

export interface ImportRun {
  readonly target: Omit<Target, "caller">;
  readonly services: TableServices;
  readonly sheet: LongSheet;
  readonly columns: SheetColumns;
  readonly language: Language;
}

/** What came of one way through all rows. */
export interface Passed {
  readonly counts: Counts;
  readonly problems: readonly Problem[];
  readonly ambiguousDays: number;
  readonly notes: readonly { readonly row: number; readonly message: string }[];
  /** Numbers of the rows that were not written, because something was wrong with one of them or before them. */
  readonly left: ReadonlySet<number>;
}

export const NOTHING: Counts = { added: 0, updated: 0, unchanged: 0 };
