import { LRUCache } from "lru-cache";
import type { Changes } from "./changes.ts";

/**
 * As `cachedValue` for values with keys: the `max` that were used last are cached until a change of one of the topics is
 * announced. Concurrent callers share one read, and a failed read is not cached.
 */
export function cachedByKey<V>(changes: Pick<Changes, "on">, topics: readonly string[], max: number) {
  const cached = new LRUCache<string, Promise<V>>({ max });
  for (const topic of topics) changes.on(topic, () => cached.clear());
  return (key: string, read: () => Promise<V>): Promise<V> => {
    const present = cached.get(key);
    if (present) return present;
    const reading = read();
    cached.set(key, reading);
    reading.catch(() => cached.delete(key));
    return reading;
  };
}
