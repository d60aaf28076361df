// §9 "Side drawer"; px and ms.
const EDGE = 5;
const OPEN_DELAY = 500;
const CLOSE_BEYOND = 390;
const CLOSE_DELAY = 500;

/** Where a finger may begin: at the very edge only, which leaves the page's own sideways scrolling alone. */
const TOUCH_EDGE = 20;
const SWIPE = 60;
/** A swipe may climb or fall by so much of its length; steeper, it is scrolling. */
const SLOPE = 0.6;

export interface Edge {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** One delayed act at a time; asking for it again while it waits changes nothing. */
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

/** Opens for a mouse that rests at the left edge, closes after it has gone far to the right (§2). Returns the function that stops. */
export function watchMouse({ isOpen, open, close }: Edge): () => void {
  const wait = delayed();
  // Opened by a key, it stays until the mouse has been there and left.
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

/** Opens for a finger that swipes in from the left edge, closes for one that swipes back. Returns the function that stops. */
export function watchTouch({ isOpen, open, close }: Edge): () => void {
  let start: Touch | undefined;
  const begin = ({ touches }: TouchEvent) => {
    start = touches.length === 1 ? touches[0] : undefined;
  };
  // Acts on the way: a browser that takes the gesture for scrolling never tells of its end.
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
