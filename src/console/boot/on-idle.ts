/** Deadline in ms, after which `act` runs even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 3000;

/** Runs `act`, which the first page does not need, once the browser is idle. Returns the function that cancels it. */
export function onIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
