import { AsyncLocalStorage } from "node:async_hooks";
import type { IsolationLevel, RawBuilder, Transaction } from "kysely";
import { deferToCommit } from "./connections/deferred-statements.ts";
import { atPrimary } from "./connections/query-context.ts";
import { asPrepared } from "./connections/prepared-statements.ts";
import type { Database, DatabaseTransaction } from "./database.ts";
import { sqlState } from "./database-errors.ts";

/** A query was sent past the open transaction; embedded it would wait for itself for ever. A programming error. */
export class DatabaseCallInTransaction extends Error {
  override readonly name = "DatabaseCallInTransaction";
  constructor() {
    super("This code runs inside a transaction: use the transaction it was given, not the database.");
  }
}

// `isOpen` is cleared at the end, so that work started inside but running on afterwards is not blamed.
const around = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Called by the pool before each checkout. Throws `DatabaseCallInTransaction`. */
export function refuseInsideTransaction(): void {
  if (around.getStore()?.isOpen) throw new DatabaseCallInTransaction();
}

const ATTEMPTS = 3;
const worthRetrying = new Set(["40001", "40P01"]); // serialization failure, deadlock: the whole work is repeated

export interface TransactionOptions {
  readonly isolation?: IsolationLevel;
}

/**
 * Runs `work` in one transaction: commit when it resolves, rollback when it throws (the error is passed on).
 * `work` may run up to three times, so it must touch nothing but the transaction; put outside effects into
 * `afterCommit`. Given a transaction instead of the database, it joins that one.
 */
export async function inTransaction<R>(
  on: Database | DatabaseTransaction,
  work: (trx: DatabaseTransaction) => Promise<R>,
  options: TransactionOptions = {},
): Promise<R> {
  if ("afterCommit" in on) return work(on);
  for (let attempt = 1; ; attempt++) {
    const afterwards: (() => void | Promise<void>)[] = [];
    try {
      const result = await runOnce(on, work, options, afterwards);
      await runAfterCommit(afterwards);
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !worthRetrying.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/**
 * Sends a statement, whose result is not needed, with the commit of its transaction, in the order of the calls and
 * without a round trip of its own. Reads of what it writes must come after the commit. If it fails, nothing is
 * committed. There are few such statements, so each connection keeps them prepared.
 */
export async function withCommit(trx: DatabaseTransaction, statement: RawBuilder<unknown>): Promise<void> {
  const db = trx.as<unknown>();
  await db.executeQuery(deferToCommit(asPrepared(statement.compile(db))));
}

async function runOnce<R>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<R>,
  options: TransactionOptions,
  afterwards: (() => void | Promise<void>)[],
): Promise<R> {
  const scope = { isOpen: true };
  let builder = database.as<unknown>().transaction();
  if (options.isolation) builder = builder.setIsolationLevel(options.isolation);
  try {
    return await atPrimary(() =>
      builder.execute((trx) =>
        around.run(scope, () =>
          work({
            as: <Tables>() => trx as unknown as Transaction<Tables>,
            afterCommit: (effect) => void afterwards.push(effect),
            database,
          }),
        ),
      ),
    );
  } finally {
    scope.isOpen = false;
  }
}

// The commit stands even if an effect fails: a failing one must neither stop the others nor look like a rollback. They
// run in parallel, because while one writes a file, the caches would be older than the database.
async function runAfterCommit(afterwards: readonly (() => void | Promise<void>)[]): Promise<void> {
  const effects = afterwards.map(async (effect) => effect());
  for (const { reason } of (await Promise.allSettled(effects)).filter((each) => each.status === "rejected"))
    process.emitWarning(reason instanceof Error ? reason : new Error(String(reason)));
}
