import { LRUCache } from "lru-cache";
import { Failure } from "../../../contract/errors.ts";
import type { Clock } from "../../clock.ts";
import { counted } from "../../counted.ts";

/** A budget that refills `perSecond` up to `burst`. */
export interface Budget {
  readonly perSecond: number;
  readonly burst: number;
}

export type BudgetClass =
  | "read"
  | "write"
  | "search"
  | "costly"
  | "report"
  | "sign-in"
  | "address"
  | "drawing"
  | "all-drawing";
export type Budgets = Readonly<Record<BudgetClass, Budget>>;

/**
 * RL-01, per user and class (per address without a session). Wide enough for a person who clicks fast in many tabs and
 * for a script that pages through lists; a console page takes about ten reads.
 * - `report` is for faults that pages report: a page that fails in a loop must not cost more than a few rows (LG-05).
 * - `search` asks every module at once; typing sends six a second at most, and not for long.
 * - `sign-in` counts by address, which a whole office may share; accounts have a throttle of their own (AU-05).
 * - `address` counts every request of an address, before the session is looked up.
 * - `drawing` is in milliseconds of CPU time (render-budget.ts): uncached answers to visitors take less than a quarter of
 *   a core for one address, its burst included, and half of one for all of them.
 */
export const BUDGETS: Budgets = {
  read: { perSecond: 60, burst: 300 },
  write: { perSecond: 20, burst: 100 },
  search: { perSecond: 6, burst: 40 },
  costly: { perSecond: 1, burst: 10 },
  report: { perSecond: 1 / 30, burst: 20 },
  "sign-in": { perSecond: 1, burst: 20 },
  address: { perSecond: 500, burst: 2_000 },
  drawing: { perSecond: 150, burst: 1_000 },
  "all-drawing": { perSecond: 500, burst: 3_000 },
};

const remembered = 20_000; // buckets; the least used are forgotten first (RL-06)

/** Takes one from a budget, or throws `tooManyRequests` with the seconds to wait. */
export type RateLimit = (budget: BudgetClass, key: string) => void;

/** Token buckets in this process: with several instances behind a balancer each grants the budget of its own. */
export function createRateLimit(clock: Clock, budgets: Budgets = BUDGETS): RateLimit {
  const buckets = new LRUCache<string, { left: number; at: number }>(counted(remembered));
  return (name, key) => {
    const { perSecond, burst } = budgets[name];
    const now = clock.now();
    const id = `${name} ${key}`;
    const bucket = buckets.get(id) ?? { left: burst, at: now };
    // A clock set back must neither fill nor empty a bucket.
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    buckets.set(id, bucket);
    if (bucket.left < 1) throw new Failure("tooManyRequests", { retryAfter: (1 - bucket.left) / perSecond });
    bucket.left -= 1;
  };
}
