/*
 * A browser that leaves a page cuts off what the page still fetches, and some (Firefox) tell the page so, as if it had failed: nothing
 * went wrong then, and nobody is there to read it.
 */

/** Whoever began to leave and is still here after this was called back, or only saved a file; in ms. */
const STAYED = 2000;

let isLeaving = false;

const leave = () => void (isLeaving = true);
const stay = () => void (isLeaving = false);

// The public pages' renderer has no window.
if (typeof window !== "undefined") {
  addEventListener("beforeunload", leave);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", stay);
}

/**
 * Resolves at once, and while the page is being left only when it stays after all: what follows is said to somebody who is there.
 * Answers whether it was being left.
 */
export async function stillHere(): Promise<boolean> {
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
