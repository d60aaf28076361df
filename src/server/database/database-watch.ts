import type { Logger } from "pino";
import { recurring } from "../recurring.ts";
import type { Database } from "./database.ts";

/** Probes the database at intervals, for answers that are given without querying it. */
export interface DatabaseWatch {
  /** The last probe failed. */
  readonly isAway: () => boolean;
}

const LOOK_EVERY = 10_000; // ms, while nobody asks
const FRESH = 2_000; // ms: highest age of an answer while somebody asks

/**
 * Probes the database until `stop`, which waits for the probe in progress: seldom at rest, and at once when `isAway` is
 * called and the last probe is old. A busy database answers late, and does not count as away.
 */
export function watchDatabase(
  { ping }: Pick<Database, "ping">,
  log: Pick<Logger, "info" | "warn">,
): DatabaseWatch & { stop(): Promise<void> } {
  let isAway = false;
  let lookedAt = performance.now();
  const look = async () => {
    lookedAt = performance.now();
    await ping();
    if (isAway) log.info("the database answers again");
    isAway = false;
  };
  const { soon, stop } = recurring(LOOK_EVERY, look, (error) => {
    if (!isAway) log.warn({ err: error }, "the database does not answer: kept public pages are given with their age");
    isAway = true;
  });
  return {
    isAway() {
      if (performance.now() - lookedAt < FRESH) return isAway;
      lookedAt = performance.now();
      soon();
      return isAway;
    },
    stop,
  };
}
