import { useCallback, useLayoutEffect, useState, type RefObject } from "react";
import { useIsPrinting } from "../document/printing.web.ts";

/** Up to so many rows all are rendered, as that is cheaper than following the scroll. */
const ALL_UP_TO = 60; // rows
const STEP = 10; // rows rendered or removed together
const AHEAD = 20; // rows rendered beyond the viewport on either side

export interface VisibleRows {
  /** Rows outside of the viewport are not rendered, so all must have one height. */
  readonly isLong: boolean;
  readonly from: number;
  readonly to: number;
  /** Height in px of the rows above that are not rendered. */
  readonly above: number;
  readonly below: number;
  /** Scrolls to a row, which is then rendered. */
  readonly reveal: (index: number) => void;
  /** Renders the visible rows after a scroll, before the browser's scroll event. */
  readonly follow: () => void;
}

const around = (scroller: HTMLElement, height: number, count: number): { from: number; to: number } => {
  const first = Math.floor(scroller.scrollTop / height / STEP) * STEP;
  const shown = Math.ceil(scroller.clientHeight / height / STEP) * STEP;
  return { from: Math.max(0, first - AHEAD), to: Math.min(count, first + shown + STEP + AHEAD) };
};

/**
 * Virtual scrolling: which of many rows of equal height to render; all of them if there are few. `row` is any rendered
 * row and gives the height.
 */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  count: number,
): VisibleRows {
  const isPrinting = useIsPrinting(); // paper does not scroll
  const isLong = count > ALL_UP_TO && !isPrinting;
  const [window, setWindow] = useState({ from: 0, to: ALL_UP_TO, height: 0 });
  const follow = useCallback(() => {
    const height = row.current?.offsetHeight ?? 0;
    if (!scroller.current || height === 0) return;
    const next = { ...around(scroller.current, height, count), height };
    setWindow((now) => (now.from === next.from && now.to === next.to && now.height === height ? now : next));
  }, [count, scroller, row]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isLong || !element) return undefined;
    follow();
    element.addEventListener("scroll", follow, { passive: true });
    // A window resize changes the scroller; a change of density only its content.
    const observer = new ResizeObserver(follow);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => {
      element.removeEventListener("scroll", follow);
      observer.disconnect();
    };
  }, [isLong, follow, scroller]);
  const reveal = (index: number) => {
    if (!scroller.current) return;
    scroller.current.scrollTop = index * (row.current?.offsetHeight ?? 0);
    follow();
  };
  if (!isLong) return { isLong, from: 0, to: count, above: 0, below: 0, reveal, follow };
  const to = Math.min(window.to, count);
  const from = Math.min(window.from, to);
  return { isLong, from, to, above: from * window.height, below: (count - to) * window.height, reveal, follow };
}
