import { LRUCache } from "lru-cache";
import { Failure } from "../../contract/errors.ts";
import type { Clock } from "../../server/clock.ts";
import { entryLimit } from "../../server/entry-limit.ts";

const FREE = 20; // wrong numbers in a row without delay, for people copying from a blurred label
const SECONDS_PER_TRY = 15; // time in which one wrong number expires
const MAX_NETWORKS = 10_000; // least recently used ones are evicted (RL-06)

/** Rate-limits wrong numbers by network. Right ones do not count, as a whole market may scan behind one address. */
export function countWrongNumbers({ clock }: { readonly clock: Clock }): {
  /** Throws `tooManyRequests`. Call it before the lookup, so that a refusal reveals nothing about the number. */
  admit(address: string): void;
  missed(address: string): void;
} {
  const counts = new LRUCache<string, { readonly wrong: number; readonly at: number }>(entryLimit(MAX_NETWORKS));
  const wrongAt = (address: string): number => {
    const { wrong, at } = counts.get(address) ?? { wrong: 0, at: 0 };
    return Math.max(0, wrong - Math.max(0, clock.now() - at) / 1000 / SECONDS_PER_TRY);
  };
  return {
    admit(address) {
      const over = wrongAt(address) + 1 - FREE;
      if (over > 0) throw new Failure("tooManyRequests", { retryAfter: over * SECONDS_PER_TRY });
    },
    missed: (address) => void counts.set(address, { wrong: wrongAt(address) + 1, at: clock.now() }),
  };
}
