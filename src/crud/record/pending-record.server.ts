import type { FieldError } from "../../contract/errors.ts";
import type { Module, Stored, Values } from "../define-module.ts";

/** A record to be stored. */
export interface PendingRecord<M extends Module = Module> {
  readonly id: string;
  /** Those that change. */
  readonly values: Partial<Values<M>>;
  /** The stored record, locked by the transaction; undefined for a new one. */
  readonly before?: Stored<M> | undefined;
  /** Some of its values were refused before and are missing here: it is checked as far as it goes, never written. */
  readonly isPartial?: boolean;
}

/** A broken rule of one pending record, by its place in the list. */
export interface RecordError extends FieldError {
  readonly index: number;
}
