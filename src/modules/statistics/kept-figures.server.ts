import { LRUCache } from "lru-cache";
import { counted } from "../../server/counted.ts";
import type { Changes } from "../../server/database/changes/changes.ts";

const MOST = 500; // figures
/** Records from which counting them takes longer than their change is worth. */
const LONG = 100_000;
const LONG_KEPT = 600_000; // ms
const SHORT_KEPT = 10_000; // ms; a bound for writes that no engine announced, such as an operator's own SQL

interface Kept {
  readonly figure: Promise<unknown>;
  isLong: boolean;
}

/** A figure by its key; `sizeOf` says of how many records it was made. */
export type KeptFigures = <T>(key: string, sizeOf: (figure: T) => number, make: () => Promise<T>) => Promise<T>;

/**
 * Makes each figure once and keeps it until one of the tables changes, as `keepTotals` does with totals. One of more than 100,000 records
 * stands for ten minutes whatever changes: in a long list that is written all the time every look would count it anew (docs/decisions/005).
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
        // Forgotten meanwhile: it may have been counted before the change.
        if (sizeOf(made) < LONG || kept.peek(key) !== entry) return;
        entry.isLong = true;
        kept.set(key, entry, { ttl: LONG_KEPT });
      },
      () => kept.peek(key) === entry && kept.delete(key),
    );
    return figure;
  };
}
