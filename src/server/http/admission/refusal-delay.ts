import { setTimeout as pause } from "node:timers/promises";

const HELD = 200; // at once, below what overload.ts lets in; more are refused without a pause
const SHORTEST = 400; // ms
const LONGEST = 800; // differs from one to the next, so that those held together do not come back together

/** Waits before a visitor is refused, so that refusals do not cost a flooding client less than answers. */
export type RefusalDelay = () => Promise<void>;

export function createRefusalDelay(): RefusalDelay {
  let held = 0;
  return async () => {
    if (held >= HELD) return;
    held += 1;
    await pause(SHORTEST + Math.random() * (LONGEST - SHORTEST)).finally(() => (held -= 1));
  };
}
