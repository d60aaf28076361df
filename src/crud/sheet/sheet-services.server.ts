import type { TableServices } from "../table/table.server.ts";
import type { Exports } from "./exports.server.ts";
import type { Imports } from "./import/import-jobs.server.ts";

/** What becomes of long sheets. */
export interface SheetServices extends TableServices {
  /** Absent: every export is in its answer. */
  readonly exports?: Exports;
  /** Absent: every import is done in its request. */
  readonly imports?: Imports;
}
