import { setTimeout } from "node:timers/promises";

/** The result of `work`, or that of `onTimeout` where `work` takes longer than `ms`. `work` itself goes on. */
export async function withTimeout<T, L>(work: Promise<T>, ms: number, onTimeout: () => L): Promise<T | L> {
  const over = new AbortController();
  try {
    return await Promise.race([work, setTimeout(ms, undefined, { signal: over.signal }).then(onTimeout)]);
  } finally {
    over.abort();
  }
}
