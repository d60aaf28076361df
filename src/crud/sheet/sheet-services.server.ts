import type { RepositoryServices } from "../repository/repository.server.ts";
import type { Exports } from "./export-delivery.server.ts";
import type { Imports } from "./import/import-jobs.server.ts";

export interface SheetServices extends RepositoryServices {
  /** Absent: every export is in its answer. */
  readonly exports?: Exports;
  /** Absent: every import runs in its request. */
  readonly imports?: Imports;
  /** The time zone that a user has chosen in their preferences. */
  readonly chosenTimeZone?: (userId: string) => Promise<string | undefined>;
}
