import { inBackground } from "./database/connections/query-context.ts";

/** Work that is done again and again, never twice at once. */
export interface Recurring {
  /** Does it now; once more, if it is under way. */
  soon(): void;
  /** Starts no further run; resolves when the present one has ended, after which the database may be closed. */
  stop(): Promise<void>;
}

/** Work that runs when `soon` is called. The signal is aborted when it is stopped. */
export function onDemand(
  work: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Recurring {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsked = false;
  let underWay: Promise<void> | undefined;
  const run = async () => {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      await inBackground(() => work(signal)).catch(onFailure);
    }
    underWay = undefined;
  };
  return {
    soon() {
      if (signal.aborted) return;
      isAsked = true;
      underWay ??= run();
    },
    async stop() {
      stopping.abort();
      await underWay;
    },
  };
}

/**
 * Runs `work` every so many milliseconds, without keeping the process alive. The signal is aborted when it is stopped.
 */
export function recurring(
  every: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Recurring {
  const { soon, stop } = onDemand(work, onFailure);
  const timer = setInterval(soon, every);
  timer.unref();
  return {
    soon,
    stop() {
      clearInterval(timer);
      return stop();
    },
  };
}
