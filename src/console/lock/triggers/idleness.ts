/** §9 "Idle lock": a check every 5 s (in ms), 180 checks, so 15 minutes. */
const CHECK_EVERY = 5000;
const COUNTS = 180;

const CHANNEL = "terrace.activity";
// §4 names mouse movement; typing, scrolling and touch are signs of presence too (docs/decisions/014).
const SIGNS_OF_LIFE = ["mousemove", "pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Calls `act` after 180 checks without input in any window of this browser. Time is compared, not checks counted: the
 * timers of a hidden window run late, those of a sleeping computer not at all. Returns the function that stops it.
 */
export function watchIdleness(act: () => void): () => void {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  let lastAt = Date.now();
  let hasMoved = false;
  let place = "";
  const note = (event: Event) => {
    if (event instanceof MouseEvent && event.type === "mousemove") {
      // Browsers also fire mousemove for a resting mouse when the page moves under it.
      const here = `${event.screenX} ${event.screenY}`;
      if (here === place) return;
      place = here;
    }
    lastAt = Date.now();
    hasMoved = true;
  };
  const check = () => {
    if (hasMoved) channel?.postMessage(null);
    hasMoved = false;
    const count = Math.floor((Date.now() - lastAt) / CHECK_EVERY);
    if (count >= COUNTS) act();
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, note, { capture: true, passive: true });
  channel?.addEventListener("message", () => {
    lastAt = Date.now();
  });
  const timer = setInterval(check, CHECK_EVERY);
  return () => {
    clearInterval(timer);
    channel?.close();
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, note, { capture: true });
  };
}
