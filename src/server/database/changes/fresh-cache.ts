import { LRUCache } from "lru-cache";
import { entryLimit } from "../../entry-limit.ts";

export interface FreshCache<V> {
  get(key: string): Promise<V | undefined>;
  /** Forgets one entry, or all. A load under way at that moment is not kept. */
  drop(key?: string): void;
}

/**
 * A short memory of stored things for every request's path. Entries leave when a change is announced (`drop`), and
 * after `ttlMs` of real time even if the announcement is lost with its connection (TK-10, ST-05). `load` answers
 * undefined for what does not exist, which is not remembered.
 */
export function freshCache<V extends object>(
  { max, ttlMs }: { readonly max: number; readonly ttlMs: number },
  load: (key: string) => Promise<V | undefined>,
): FreshCache<V> {
  const kept = new LRUCache<string, V>({ ...entryLimit(max), ttl: ttlMs });
  let epoch = 0;
  return {
    async get(key) {
      const present = kept.get(key);
      if (present !== undefined) return present;
      const begun = epoch;
      const value = await load(key);
      // A value read before a change must not be cached after it.
      if (value !== undefined && begun === epoch) kept.set(key, value);
      return value;
    },
    drop(key) {
      epoch += 1;
      if (key === undefined) kept.clear();
      else kept.delete(key);
    },
  };
}
