import { useEffect, useEffectEvent, type RefObject } from "react";
import { SCROLLED_INTO_VIEW } from "../../web/page/scrolled-into-view.ts";

/** A record to be scrolled to as soon as it is among the rows. */
export interface ScrollTarget {
  readonly id: string;
  readonly onArrive: () => void;
}

/**
 * Scrolls to a record and focuses it. `reveal` renders a row outside of the viewport first, `follow` updates the
 * rendered rows after scrolling.
 */
export function useScrollToRow(
  scroller: RefObject<HTMLElement | null>,
  arrival: ScrollTarget | undefined,
  { reveal, follow }: { readonly reveal: (id: string) => void; readonly follow: () => void },
): void {
  const arrive = useEffectEvent(() => {
    if (!arrival) return;
    scroller.current?.dispatchEvent(new Event(SCROLLED_INTO_VIEW, { bubbles: true }));
    const row = scroller.current?.querySelector<HTMLElement>(`tr[data-row-key="${CSS.escape(arrival.id)}"]`);
    if (!row) return reveal(arrival.id);
    row.scrollIntoView({ block: "center" });
    follow(); // otherwise the focus is lost with a row that is no longer rendered
    row.focus({ preventScroll: true });
    // Focus set by script after a click has no focus ring.
    row.toggleAttribute("data-arrived", true);
    row.addEventListener("blur", () => row.removeAttribute("data-arrived"), { once: true });
    arrival.onArrive();
  });
  // After every render: rows arrive in parts, and distant ones are rendered only after scrolling.
  useEffect(() => arrive());
}
