import { useRef, type TouchEvent } from "react";

/** Minimum length of a swipe in px; a shorter one is accidental. */
const SWIPE = 60;

/** Touch handlers that call `act` on a horizontal swipe of one finger; vertical movement scrolls. */
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
