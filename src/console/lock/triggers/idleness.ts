/** §9 "Idle lock": 5 s checks, 180 counts (about 15 min). */
const CHECK_EVERY = 5000;
const COUNTS = 180;

const CHANNEL = "terrace.activity";
// Moving the mouse is what §4 names; who types, scrolls or touches is there as well (docs/decisions/014).
const SIGNS_OF_LIFE = ["mousemove", "pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Calls `act` once nobody has moved for 180 checks, in any window of this browser. Counted by the clock and not by the checks made:
 * a hidden window's timers run late, a sleeping computer's not at all. Returns the function that stops it.
 */
export function watchIdleness(act: () => void): () => void {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  let lastAt = Date.now();
  let hasMoved = false;
  let place = "";
  const note = (event: Event) => {
    if (event instanceof MouseEvent && event.type === "mousemove") {
      // Browsers tell of a mouse at rest, too, whenever the page moves under it.
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
