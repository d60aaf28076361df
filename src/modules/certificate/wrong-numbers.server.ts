import { LRUCache } from "lru-cache";
import { Failure } from "../../contract/errors.ts";
import type { Clock } from "../../server/clock.ts";
import { entryLimit } from "../../server/entry-limit.ts";
import { fullBucket, refill, type Budget, type TokenBucket } from "../../server/token-bucket.ts";

/** Twenty wrong numbers in a row without delay, for people copying from a blurred label; then one in 15 seconds. */
const BUDGET: Budget = { perSecond: 1 / 15, burst: 20 };
const MAX_NETWORKS = 10_000; // least recently used ones are evicted (RL-06)

/** Rate-limits wrong numbers by network. Right ones do not count, as a whole market may scan behind one address. */
export function countWrongNumbers({ clock }: { readonly clock: Clock }): {
  /** Throws `tooManyRequests`. Call it before the lookup, so that a refusal reveals nothing about the number. */
  admit(address: string): void;
  missed(address: string): void;
} {
  const buckets = new LRUCache<string, TokenBucket>(entryLimit(MAX_NETWORKS));
  const bucketOf = (address: string): TokenBucket => {
    const bucket = buckets.get(address) ?? fullBucket(BUDGET, clock.now());
    refill(bucket, BUDGET, clock.now());
    return bucket;
  };
  return {
    admit(address) {
      const { left } = bucketOf(address);
      if (left < 1) throw new Failure("tooManyRequests", { retryAfter: (1 - left) / BUDGET.perSecond });
    },
    missed(address) {
      const bucket = bucketOf(address);
      bucket.left -= 1;
      buckets.set(address, bucket);
    },
  };
}
