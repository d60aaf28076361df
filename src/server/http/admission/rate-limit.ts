import { LRUCache } from "lru-cache";
import { Failure } from "../../../contract/errors.ts";
import type { Clock } from "../../clock.ts";
import { entryLimit } from "../../entry-limit.ts";
import { fullBucket, refill, type Budget, type TokenBucket } from "../../token-bucket.ts";
import type { SharedBudgets } from "./shared-budgets.ts";

export type BudgetClass =
  | "read"
  | "write"
  | "search"
  | "costly"
  | "fault"
  | "sign-in"
  | "address"
  | "drawing"
  | "all-drawing";
export type Budgets = Readonly<Record<BudgetClass, Budget>>;

/**
 * RL-01, per user and class (per address without a session). Wide enough for a person who clicks fast in many tabs and
 * for a script that pages through lists; a console page takes about ten reads.
 * - `fault` is for faults that pages report: a page that fails in a loop must not cost more than a few rows (LG-05).
 * - `search` asks every module at once; typing sends six a second at most, and not for long.
 * - `sign-in` is for what strangers may try, such as a password or a form of the public site. It counts by address, which a
 *   whole office may share; accounts have a throttle of their own (AU-05).
 * - `address` counts every request of an address, before the session is looked up; of files those that
 *   are not known to be open to visitors (files/files.ts).
 * - `drawing` is in milliseconds of CPU time (render-budget.ts): uncached answers to visitors take less than a quarter of
 *   a core for one address, its burst included, and half of one for all of them.
 */
export const BUDGETS: Budgets = {
  read: { perSecond: 60, burst: 300 },
  write: { perSecond: 20, burst: 100 },
  search: { perSecond: 6, burst: 40 },
  costly: { perSecond: 1, burst: 10 },
  fault: { perSecond: 1 / 30, burst: 20 },
  "sign-in": { perSecond: 1, burst: 20 },
  address: { perSecond: 500, burst: 2_000 },
  drawing: { perSecond: 150, burst: 1_000 },
  "all-drawing": { perSecond: 500, burst: 3_000 },
};

const REMEMBERED = 20_000; // buckets; the least used are forgotten first (RL-06)
/**
 * Part of a budget that all instances together may have granted without having told each other: what many instances
 * grant beyond the budget, and what spares most calls a turn to the database.
 */
const UNTOLD = 0.25;
const RETRY_AFTER = 1_000; // ms without asking after the shared counters failed

/**
 * Takes one from a budget, or throws `tooManyRequests` with the seconds to wait. A promise only where the shared
 * counters have to be waited for.
 */
export type RateLimit = (budget: BudgetClass, key: string) => void | Promise<void>;

interface Bucket extends TokenBucket {
  /** Taken here and unknown to other instances. */
  untold: number;
  telling: Promise<void> | undefined;
}

/**
 * Token buckets in this process. With `shared`, instances tell each other what was spent, so that together they grant
 * the budget plus a quarter at most; a caller who spends less than a quarter of it causes no database query. While the
 * shared counters are unavailable, each instance grants its fair share of the budget (docs/decisions/075).
 */
export function createRateLimit(clock: Clock, budgets: Budgets = BUDGETS, shared?: SharedBudgets): RateLimit {
  const buckets = new LRUCache<string, Bucket>(entryLimit(REMEMBERED));
  let isLost = false;
  let askFrom = 0;
  const instances = (): number => shared?.instances() ?? 1;

  const refilled = (id: string, budget: Budget): Bucket => {
    const now = clock.now();
    const bucket = buckets.get(id) ?? { ...fullBucket(budget, now), untold: 0, telling: undefined };
    const amount = refill(bucket, budget, now);
    bucket.untold = Math.max(0, bucket.untold - (amount * (isLost ? 1 : UNTOLD)) / instances());
    buckets.set(id, bucket);
    return bucket;
  };
  const take = (bucket: Bucket, { perSecond, burst }: Budget): void => {
    const share = isLost ? 1 / instances() : 1;
    const left = isLost ? Math.min(bucket.left, burst * share - bucket.untold) : bucket.left;
    if (left < 1) throw new Failure("tooManyRequests", { retryAfter: (1 - left) / (perSecond * share) });
    bucket.left -= 1;
    if (shared) bucket.untold += 1;
  };
  const tell = async (all: SharedBudgets, bucket: Bucket, id: string, { perSecond, burst }: Budget): Promise<void> => {
    const amount = bucket.untold;
    try {
      const level = await all.add({ id, amount, perSecond });
      bucket.untold = Math.max(0, bucket.untold - amount);
      bucket.left = burst - level - bucket.untold;
      isLost = false;
    } catch {
      isLost = true;
      askFrom = performance.now() + RETRY_AFTER;
    } finally {
      bucket.telling = undefined;
    }
  };

  return (name, key) => {
    const budget = budgets[name];
    const id = `${name} ${key}`;
    const bucket = refilled(id, budget);
    if (!shared) return take(bucket, budget);
    const credit = Math.max(1, (budget.burst * UNTOLD) / instances());
    const takeShared = (): void => {
      take(bucket, budget);
      if (bucket.untold >= credit && performance.now() >= askFrom) bucket.telling ??= tell(shared, bucket, id, budget);
    };
    const isAhead = () => !isLost && bucket.untold >= 2 * credit;
    if (!isAhead()) return takeShared();
    return (async () => {
      while (isAhead()) await (bucket.telling ??= tell(shared, bucket, id, budget));
      refilled(id, budget);
      takeShared();
    })();
  };
}
