import { useRef, type TouchEvent } from "react";

/** px; shorter is a slip of the thumb. */
const SWIPE = 60;

/** Handlers for one finger drawn sideways across an element; up and down stays scrolling. */
export function useSwipe(direction: "left" | "right", act: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!from || !finger) return;
      const across = (finger.clientX - from.x) * (direction === "left" ? -1 : 1);
      if (across > SWIPE && across > 2 * Math.abs(finger.clientY - from.y)) act();
    },
  };
}
