import { inBackground } from "./database/connections/lanes.ts";

/** Work that is done again and again, never twice at once. */
export interface Recurring {
  /** Does it now; once more, if it is under way. */
  soon(): void;
  /** Starts no further run; resolves when the present one has ended, after which the database may be closed. */
  stop(): Promise<void>;
}

/** Work that is done when it is asked for. The signal says that it is being stopped. */
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

/** Does `work` every so many milliseconds, which alone keep no process alive. The signal says that it is being stopped. */
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
