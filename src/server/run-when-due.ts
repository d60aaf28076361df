import type { Clock } from "./clock.ts";
import { onDemand } from "./recurring.ts";

/** Work that knows when it is next to be done. */
export interface DueRunner {
  /** Runs `work` within this many ms, because something was written that may be due earlier than the known moment. */
  lookWithin(milliseconds: number): void;
  /** Starts no further run; resolves when the present one has ended, after which the database may be closed. */
  stop(): Promise<void>;
}

// ms. Announcements can be lost and SQL by hand makes none, so rows are read at least every 30 s.
const RECHECK_EVERY = 30_000;
// ms between two checks of the clock while something is due later. No timer waits for the whole time, because the clock
// may be set and the machine may sleep.
const CLOCK_CHECK_EVERY = 1_000;
const AFTER_FAILURE = 2_000; // ms; twice as long after each further failure, up to RECHECK_EVERY

/**
 * Runs `work`, which resolves to the next moment by `clock` at which something is due, or undefined if nothing is.
 * Until then the database is not asked. If something is due already when `work` ends, such as a row held by another
 * instance, it runs again after a second. What failed is tried again in growing pauses, from the start again after a
 * success or `lookWithin`. `nextAfter` says what comes due after a moment, so that it does not wait for such a pause.
 */
export function runWhenDue(
  clock: Clock,
  work: (signal: AbortSignal) => Promise<number | undefined>,
  onFailure: (error: unknown) => void,
  nextAfter: (moment: number) => Promise<number | undefined> = async () => undefined,
): DueRunner {
  let due: number | undefined;
  let lookBy = performance.now() + RECHECK_EVERY;
  let failures = 0; // one after another
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const plan = () => {
    clearTimeout(timer);
    if (isStopped) return;
    const left = Math.max(0, lookBy - performance.now());
    timer = setTimeout(wake, due === undefined ? left : Math.min(left, CLOCK_CHECK_EVERY));
    timer.unref();
  };
  const { soon, stop } = onDemand(
    async (signal) => {
      // Set before `work`, so that a change announced while it runs leads to another run.
      lookBy = performance.now() + RECHECK_EVERY;
      due = undefined;
      const began = clock.now();
      try {
        due = await work(signal);
        failures = 0;
      } catch (error) {
        due = await nextAfter(began).catch(() => undefined);
        throw error;
      }
      plan();
    },
    (error) => {
      onFailure(error);
      lookBy = Math.min(lookBy, performance.now() + AFTER_FAILURE * 2 ** failures);
      failures += 1;
      plan();
    },
  );
  const wake = () => {
    if (performance.now() >= lookBy || (due !== undefined && clock.now() >= due)) soon();
    else plan();
  };

  plan();
  return {
    lookWithin(milliseconds) {
      failures = 0;
      lookBy = Math.min(lookBy, performance.now() + milliseconds);
      plan();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return stop();
    },
  };
}
