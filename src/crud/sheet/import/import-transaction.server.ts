import { Failure } from "../../../contract/errors.ts";
import { databaseErrorKind } from "../../../server/database/database-errors.ts";
import type { Database, DatabaseTransaction } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { BatchResult } from "./write-lines.server.ts";

/** Rolls back a dry run or a refused import. */
class Undo extends Error {
  readonly outcome: BatchResult;
  constructor(outcome: BatchResult) {
    super();
    this.outcome = outcome;
  }
}

/**
 * Runs `writeLines` in one transaction and then `keep`; rolled back in a dry run and when there are errors. Throws
 * `unavailable` when another writer took one of the unique values meanwhile: the retry sees it and reports it by row.
 */
export const importTransaction = (
  database: Database,
  isDryRun: boolean,
  act: (trx: DatabaseTransaction) => Promise<BatchResult>,
  keep: (trx: DatabaseTransaction, outcome: BatchResult) => Promise<void>,
): Promise<BatchResult> =>
  inTransaction(database, async (trx) => {
    const outcome = await act(trx);
    if (isDryRun || outcome.errors.length > 0) throw new Undo(outcome);
    await keep(trx, outcome);
    return outcome;
  }).catch((error: unknown) => {
    if (databaseErrorKind(error) === "unique") throw new Failure("unavailable", { retryAfter: 1 });
    if (error instanceof Undo) return error.outcome;
    throw error;
  });
