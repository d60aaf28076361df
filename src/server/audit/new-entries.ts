import type { Database, DatabaseTransaction } from "../database/database.ts";

// Listeners by database instead of a topic of `changes`: the instance that wrote an entry seals it, so no other
// instance needs an announcement, and no write waits for one.
const listeners = new WeakMap<Database, Set<() => void>>();

/** Tells this process's listeners, once the entries stand. */
export const tellNewEntries = (trx: DatabaseTransaction): void =>
  trx.afterCommit(() => {
    for (const listener of listeners.get(trx.database) ?? []) listener();
  });

/**
 * Calls `listener` after each commit of this process that added entries to the activity log. Returns the function that
 * stops it.
 */
export function onNewEntries(database: Database, listener: () => void): () => void {
  const all = listeners.get(database) ?? new Set();
  listeners.set(database, all.add(listener));
  return () => void all.delete(listener);
}
