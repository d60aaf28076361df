import type { Changes } from "./changes.ts";

/**
 * Returns a function that caches what `read` resolves to until a change of one of the topics is announced. Concurrent
 * callers share one read, and a failed read is not cached.
 */
export function cachedValue<T>(
  changes: Pick<Changes, "on">,
  topics: readonly string[],
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: Promise<T> | undefined;
  const drop = () => (cached = undefined);
  for (const topic of topics) changes.on(topic, drop);
  return () => (cached ??= read().catch((error: unknown) => (drop(), Promise.reject(error as Error))));
}
