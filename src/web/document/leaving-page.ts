/*
 * When a page is left, the browser aborts its requests, and some browsers (Firefox) report that to the page like a
 * failure. Such failures are not faults, and nobody is left to read them.
 */

/** ms after which the page is taken to stay: the navigation was cancelled, or only a file was saved. */
const STAYED = 2000;

let isLeaving = false;

const leave = () => void (isLeaving = true);
const stay = () => void (isLeaving = false);

// The server's renderer has no window.
if (typeof window !== "undefined") {
  addEventListener("beforeunload", leave);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", stay);
}

/**
 * Resolves at once, or while the page is being left only when the person stays after all, so that an error is shown
 * only to somebody who is there. The result is whether the page was being left.
 */
export async function waitIfLeaving(): Promise<boolean> {
  if (!isLeaving) return false;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, STAYED);
    addEventListener(
      "pageshow",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  stay();
  return true;
}
