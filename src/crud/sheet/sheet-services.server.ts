import type { TableServices } from "../table/table.server.ts";
import type { Exports } from "./export-delivery.server.ts";
import type { Imports } from "./import/import-jobs.server.ts";

export interface SheetServices extends TableServices {
  /** Absent: every export is in its answer. */
  readonly exports?: Exports;
  /** Absent: every import runs in its request. */
  readonly imports?: Imports;
}
