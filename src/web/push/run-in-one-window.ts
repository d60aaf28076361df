/**
 * Runs `lead` in one window of this browser at a time: when that window closes, the next one takes over. Without the
 * Web Locks API (plain HTTP outside loopback) every window runs its own. Returns the function that steps down.
 */
export function runInOneWindow(name: string, lead: () => () => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || typeof BroadcastChannel === "undefined") return lead();
  const waiting = new AbortController();
  let stepDown: (() => void) | undefined;
  locks
    .request(name, { signal: waiting.signal }, () => {
      if (waiting.signal.aborted) return undefined;
      const stop = lead();
      return new Promise<void>((resolve) => {
        stepDown = () => {
          stop();
          resolve();
        };
      });
    })
    .catch((error: unknown) => {
      if (!waiting.signal.aborted) reportError(error);
    });
  return () => {
    waiting.abort();
    stepDown?.();
  };
}
