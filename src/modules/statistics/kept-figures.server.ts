import { LRUCache } from "lru-cache";
import { counted } from "../../server/counted.ts";
import type { Changes } from "../../server/database/changes/changes.ts";

const MOST = 500; // figures
/** Number of records from which a figure is cached regardless of changes. */
const LONG = 100_000;
const LONG_KEPT = 600_000; // ms
const SHORT_KEPT = 10_000; // ms; a bound for writes that no engine announced, such as an operator's own SQL

interface Kept {
  readonly figure: Promise<unknown>;
  isLong: boolean;
}

/** Returns a figure by its key; `sizeOf` gives the number of records that were counted for it. */
export type KeptFigures = <T>(key: string, sizeOf: (figure: T) => number, make: () => Promise<T>) => Promise<T>;

/**
 * Computes each figure once and caches it until one of the tables changes, like `keepTotals`. A figure over more than
 * 100,000 records is cached for ten minutes regardless of changes, because a long list that is written all the time
 * would otherwise be counted on each call (docs/decisions/005).
 */
export function keepFigures(changes: Pick<Changes, "on">, tables: readonly string[]): KeptFigures {
  const kept = new LRUCache<string, Kept>({ ...counted(MOST), ttl: SHORT_KEPT });
  const forget = () => {
    for (const [key, { isLong }] of kept.entries()) if (!isLong) kept.delete(key);
  };
  for (const table of tables) changes.on(table, forget);
  return <T>(key: string, sizeOf: (figure: T) => number, make: () => Promise<T>): Promise<T> => {
    const present = kept.get(key);
    if (present) return present.figure as Promise<T>;
    const figure = make();
    const entry: Kept = { figure, isLong: false };
    kept.set(key, entry);
    figure.then(
      (made) => {
        // Dropped meanwhile: it may have been counted before the change.
        if (sizeOf(made) < LONG || kept.peek(key) !== entry) return;
        entry.isLong = true;
        kept.set(key, entry, { ttl: LONG_KEPT });
      },
      () => kept.peek(key) === entry && kept.delete(key),
    );
    return figure;
  };
}
