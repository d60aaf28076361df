import type { FieldIssue } from "../../contract/errors.ts";
import type { Row, RowValues } from "./columns.server.ts";

/** A record to be stored. */
export interface Draft {
  readonly id: string;
  /** Those that change. */
  readonly values: RowValues;
  /** As it stands, locked by the transaction; undefined for a new record. */
  readonly before?: Row | undefined;
}

/** A broken rule of one draft, by its place in the list. */
export interface DraftIssue extends FieldIssue {
  readonly index: number;
}
