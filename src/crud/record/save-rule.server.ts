import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import type { Module } from "../define-module.ts";
import type { RowValues } from "./columns.server.ts";
import type { PendingRecord, RecordError } from "./pending-record.server.ts";

/** What a rule may ask beside the records. */
export interface RuleContext {
  /** The saving user; absent if the program itself saves, or if only the records matter. */
  readonly caller?: Caller;
  /** Further records of the module that will be there by the time these are written. */
  readonly coming?: ReadonlySet<string> | undefined;
}

/**
 * A rule for the saves of all modules, applied as far as the declaration demands it. Given where the server is
 * composed.
 */
export interface SaveRule {
  /** The values with what the rule adds to them, before the module's own hook. */
  complete?(module: Module, values: RowValues, before: RowValues | undefined): RowValues;
  /** All records with what only the database knows of their values, after the module's own hook. */
  completeAll?(
    trx: DatabaseTransaction,
    module: Module,
    pending: readonly PendingRecord[],
  ): Promise<readonly PendingRecord[]>;
  broken(
    trx: DatabaseTransaction,
    module: Module,
    pending: readonly PendingRecord[],
    context: RuleContext,
  ): readonly RecordError[] | Promise<readonly RecordError[]>;
  /** Holds for records that come back from the bin too. */
  readonly isForRestored?: true;
}

/** Every broken rule of pending records. */
export async function brokenRules(
  rules: readonly SaveRule[],
  ...save: Parameters<SaveRule["broken"]>
): Promise<readonly RecordError[]> {
  const errors: RecordError[] = [];
  for (const rule of rules) errors.push(...(await rule.broken(...save)));
  return errors;
}
