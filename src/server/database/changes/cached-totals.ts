import { LRUCache } from "lru-cache";
import { HOUR } from "../../../contract/date/durations.ts";
import type { Changes } from "./changes.ts";
import { currentQueryContext, inBackground } from "../connections/query-context.ts";
import { entryLimit } from "../../entry-limit.ts";

const MAX_FILTERS = 500; // filters per table
// Bounds for writes that the engine did not announce, such as an operator's own SQL. After the first a total is
// answered and then counted again, after the second it is counted before it is answered. Counting a million takes up to
// half a second.
const FRESH_MS = 10_000;
const LONGEST_MS = HOUR;

/**
 * Counts by key, each made once and kept until the table changes. One that is kept and less than `atLeast`, the number
 * of rows that the caller has seen, is outdated and counted anew.
 */
export type Totals = (key: string, count: () => Promise<number>, atLeast?: number) => Promise<number>;

interface Counting {
  readonly total: Promise<number>;
  /** Aborts the count when its caller disconnects; other waiting callers then start a new one. */
  readonly signal: AbortSignal | undefined;
  readonly since: number;
  isRenewed: boolean;
}

/**
 * Caches exact totals of lists. The first table is the list's own, the others are used in its conditions. Every write
 * of the engine announces its table inside its transaction, and is answered only after this process has received the
 * announcement: nobody reads a total older than their own write. A change for which `isMoved` is false leaves the
 * totals as they are.
 */
export function cacheTotals(
  changes: Changes,
  tables: readonly string[],
  isMoved: (payload: unknown) => boolean = () => true,
): Totals {
  const kept = new LRUCache<string, Counting>({ ...entryLimit(MAX_FILTERS), ttl: LONGEST_MS });
  for (const table of tables) changes.on(table, (payload) => isMoved(payload) && kept.clear());
  const renew = (key: string, old: Counting, count: () => Promise<number>) => {
    if (old.isRenewed) return;
    old.isRenewed = true;
    inBackground(count).then(
      (total) => {
        // A change may have cleared it meanwhile.
        const renewed = { ...old, total: Promise.resolve(total), since: performance.now(), isRenewed: false };
        if (kept.peek(key) === old) kept.set(key, renewed);
      },
      () => (old.isRenewed = false), // the next one tries again
    );
  };
  const totalOf: Totals = (key, count, atLeast = 0) => {
    // The promise is cached, so that concurrent callers share one count, and an invalidation also drops counts in
    // progress.
    const present = kept.get(key);
    if (present)
      return present.total.then(
        (total) => {
          if (total < atLeast) {
            if (kept.peek(key) === present) kept.delete(key);
            return totalOf(key, count, atLeast);
          }
          if (performance.now() - present.since > FRESH_MS) renew(key, present, count);
          return total;
        },
        (error: unknown) => {
          if (present.signal?.aborted) return totalOf(key, count, atLeast);
          throw error;
        },
      );
    const counting = {
      total: count(),
      signal: currentQueryContext().signal,
      since: performance.now(),
      isRenewed: false,
    };
    kept.set(key, counting);
    counting.total.catch(() => kept.get(key) === counting && kept.delete(key));
    return counting.total;
  };
  return totalOf;
}
