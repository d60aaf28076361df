/** Later than this it runs in any case, in ms. */
const PATIENCE = 3000;

/** Runs what no first page waits for once the browser has nothing better to do. Gives back how to call it off. */
export function onIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
