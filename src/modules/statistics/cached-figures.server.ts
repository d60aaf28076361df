import { LRUCache } from "lru-cache";
import { DAY } from "../../contract/date/durations.ts";
import { entryLimit } from "../../server/entry-limit.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import { inBackground } from "../../server/database/connections/query-context.ts";

const MAX_FIGURES = 500; // figures
/** Number of records from which a figure is cached regardless of changes. */
const LONG = 100_000;
const LONG_FRESH = 600_000; // ms after which a figure of a long list is computed again, in the background
const LONG_KEPT = DAY; // ms
const SHORT_KEPT = 10_000; // ms; a bound for writes that no engine announced, such as an operator's own SQL

interface CachedFigure {
  readonly figure: Promise<unknown>;
  /** When a long list's figure was computed, in ms of this process; undefined for other figures. */
  longSince?: number;
  isRenewing: boolean;
}

/** Returns a figure by its key; `sizeOf` gives the number of records that were counted for it. */
export type CachedFigures = <T>(key: string, sizeOf: (figure: T) => number, make: () => Promise<T>) => Promise<T>;

/**
 * Computes each figure once and caches it until one of the tables changes, like `cacheTotals`. A figure over more than
 * 100,000 records takes up to a second and a half per million, so it is cached regardless of changes: one older than
 * ten minutes is returned once more while the next is computed (docs/decisions/005).
 */
export function cacheFigures(changes: Pick<Changes, "on">, tables: readonly string[]): CachedFigures {
  const kept = new LRUCache<string, CachedFigure>({ ...entryLimit(MAX_FIGURES), ttl: SHORT_KEPT });
  const forget = () => {
    for (const [key, { longSince }] of kept.entries()) if (longSince === undefined) kept.delete(key);
  };
  for (const table of tables) changes.on(table, forget);

  const keep = <T>(key: string, sizeOf: (figure: T) => number, make: () => Promise<T>): Promise<T> => {
    const figure = make();
    const entry: CachedFigure = { figure, isRenewing: false };
    const before = kept.peek(key);
    // A figure that is being renewed stays until the new one is there.
    if (!before) kept.set(key, entry);
    figure.then(
      (made) => {
        const isDropped = kept.peek(key) !== (before ?? entry);
        // Dropped meanwhile: it may have been counted before the change.
        if (isDropped || (!before && sizeOf(made) < LONG)) return;
        if (sizeOf(made) < LONG) kept.delete(key);
        else kept.set(key, { ...entry, longSince: performance.now() }, { ttl: LONG_KEPT });
      },
      () => {
        if (before) before.isRenewing = false;
        else if (kept.peek(key) === entry) kept.delete(key);
      },
    );
    return figure;
  };

  return <T>(key: string, sizeOf: (figure: T) => number, make: () => Promise<T>): Promise<T> => {
    const present = kept.get(key);
    if (!present) return keep(key, sizeOf, make);
    const { longSince, isRenewing } = present;
    if (longSince !== undefined && !isRenewing && performance.now() - longSince > LONG_FRESH) {
      present.isRenewing = true;
      inBackground(() => keep(key, sizeOf, make)).catch(() => {});
    }
    return present.figure as Promise<T>;
  };
}
