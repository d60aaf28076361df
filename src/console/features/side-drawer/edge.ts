// Limits of §9 "Side drawer", in px and ms.
const EDGE = 5;
const OPEN_DELAY = 500;
const CLOSE_BEYOND = 390;
const CLOSE_DELAY = 500;

/** A swipe must start within this many px of the edge, so that the page's own horizontal scrolling still works. */
const TOUCH_EDGE = 20;
const SWIPE = 60;
/** Highest ratio of vertical to horizontal movement of a swipe; steeper movement is scrolling. */
const SLOPE = 0.6;

export interface Edge {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** A timer for one delayed action; setting it again while it runs changes nothing. */
function delayed() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const start = (act: () => void, after: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      act();
    }, after);
  };
  return { start, stop };
}

/**
 * Calls `open` when the mouse rests at the left edge and `close` when it has moved far to the right (§2). Returns the
 * function that stops it.
 */
export function watchMouse({ isOpen, open, close }: Edge): () => void {
  const wait = delayed();
  // A drawer opened by a key closes only after the mouse has been inside it and left.
  let wasInside = false;
  const move = ({ clientX, pointerType, buttons }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const isInside = clientX <= CLOSE_BEYOND;
    wasInside = isInside || (isOpen() && wasInside);
    if (isOpen() && wasInside && !isInside) wait.start(close, CLOSE_DELAY);
    else if (!isOpen() && clientX <= EDGE && buttons === 0) wait.start(open, OPEN_DELAY);
    else wait.stop();
  };
  const leave = () => (isOpen() ? undefined : wait.stop());
  document.addEventListener("pointermove", move, { passive: true });
  document.documentElement.addEventListener("pointerleave", leave);
  return () => {
    wait.stop();
    document.removeEventListener("pointermove", move);
    document.documentElement.removeEventListener("pointerleave", leave);
  };
}

/** Calls `open` on a swipe in from the left edge and `close` on a swipe back. Returns the function that stops it. */
export function watchTouch({ isOpen, open, close }: Edge): () => void {
  let start: Touch | undefined;
  const begin = ({ touches }: TouchEvent) => {
    start = touches.length === 1 ? touches[0] : undefined;
  };
  // Acts during the movement, because a browser that takes over the gesture for scrolling sends no touchend.
  const move = ({ changedTouches }: TouchEvent) => {
    const [now] = changedTouches;
    if (!start || !now) return;
    const dx = now.clientX - start.clientX;
    if (Math.abs(dx) < SWIPE || Math.abs(now.clientY - start.clientY) > Math.abs(dx) * SLOPE) return;
    const from = start.clientX;
    start = undefined;
    if (!isOpen() && dx > 0 && from <= TOUCH_EDGE) open();
    else if (isOpen() && dx < 0) close();
  };
  const kinds = ["touchmove", "touchend"] as const;
  document.addEventListener("touchstart", begin, { passive: true });
  for (const kind of kinds) document.addEventListener(kind, move, { passive: true });
  return () => {
    document.removeEventListener("touchstart", begin);
    for (const kind of kinds) document.removeEventListener(kind, move);
  };
}
