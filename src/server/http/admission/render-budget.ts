import { LRUCache } from "lru-cache";
import { Failure } from "../../../contract/errors.ts";
import type { Clock } from "../../clock.ts";
import { forCaller } from "../../database/connections/query-context.ts";
import { limitConcurrency, Busy } from "../../concurrency-limit.ts";
import { entryLimit } from "../../entry-limit.ts";
import { fullBucket, refill, type TokenBucket } from "../../token-bucket.ts";
import type { Budgets } from "./rate-limit.ts";

/** Makes an answer for an address at that address's expense; throws `tooManyRequests` when its budget is spent. */
export type RenderWithin = <R>(network: string, work: () => Promise<R>) => Promise<R>;

const AT_ONCE = 2; // of one address
const WAITING = 16; // of one address; a browser opens six connections
const MIN_CHARGE = 0.1; // ms that a piece of work is charged with, however little the processor's clock saw of it
/**
 * The first answers of a process compile its code and read the database's pages: several times what the same answer
 * takes later, which is not the visitor's doing. Each is charged with no more than `MAX_COLD_CHARGE` ms.
 */
const COLD_ANSWERS = 200;
const MAX_COLD_CHARGE = 50;
const REMEMBERED = 20_000; // addresses; the least used are forgotten first (RL-06)

/** Processor time in ms that this process has used so far, the database's and the compressor's threads included. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Limits the CPU time of uncached public answers. Work is charged when it is done, by the time it took, so a bucket may
 * be overdrawn; an address that has overdrawn waits until its bucket is refilled. Work beyond the places of an address
 * is queued.
 */
export function createRenderBudget(clock: Clock, budgets: Budgets): RenderWithin {
  const buckets = new LRUCache<string, TokenBucket>(entryLimit(REMEMBERED));
  const lines = new LRUCache<string, ReturnType<typeof limitConcurrency>>(entryLimit(REMEMBERED));
  const all = fullBucket(budgets["all-drawing"], clock.now());
  let underWay = 0;
  let answered = 0;

  /** The bucket of an address, as it is now; that of all addresses is brought up to date with it. */
  const refilled = (network: string): TokenBucket => {
    const now = clock.now();
    const own = buckets.get(network) ?? fullBucket(budgets.drawing, now);
    buckets.set(network, own);
    refill(own, budgets.drawing, now);
    refill(all, budgets["all-drawing"], now);
    return own;
  };
  const lineOf = (network: string) => {
    const line = lines.get(network) ?? limitConcurrency(AT_ONCE, WAITING);
    lines.set(network, line);
    return line;
  };
  const refuseSpent = (network: string): void => {
    const own = refilled(network);
    const seconds = Math.max(-own.left / budgets.drawing.perSecond, -all.left / budgets["all-drawing"].perSecond);
    if (seconds > 0) throw new Failure("tooManyRequests", { retryAfter: Math.max(1, seconds) });
  };
  const measured = async <R>(network: string, work: () => Promise<R>): Promise<R> => {
    underWay += 1;
    const [began, before] = [performance.now(), used()];
    const sharers = underWay;
    try {
      return await forCaller(network, work);
    } finally {
      // `used` includes work that ran concurrently: it is shared out, and never exceeds the elapsed time.
      const cost = Math.max(
        MIN_CHARGE,
        Math.min(
          performance.now() - began,
          (used() - before) / Math.max(sharers, underWay),
          answered < COLD_ANSWERS ? MAX_COLD_CHARGE : Infinity,
        ),
      );
      answered += 1;
      underWay -= 1;
      refilled(network).left -= cost;
      all.left -= cost;
    }
  };
  return async (network, work) => {
    refuseSpent(network);
    try {
      return await lineOf(network)(() => {
        refuseSpent(network); // those before it may have spent it
        return measured(network, work);
      });
    } catch (error) {
      throw error instanceof Busy ? new Failure("tooManyRequests", { retryAfter: 1 }) : error;
    }
  };
}
