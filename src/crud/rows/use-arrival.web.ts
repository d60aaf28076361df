import { useEffect, useEffectEvent, type RefObject } from "react";
import { PLACE_CHOSEN } from "../../web/page/place-chosen.ts";

/** A record to be scrolled to as soon as it is among the rows. */
export interface Arrival {
  readonly id: string;
  readonly onArrive: () => void;
}

/**
 * Scrolls to a record and focuses it. `reveal` renders a row outside of the viewport first, `follow` updates the
 * rendered rows after scrolling.
 */
export function useArrival(
  scroller: RefObject<HTMLElement | null>,
  arrival: Arrival | undefined,
  { reveal, follow }: { readonly reveal: (id: string) => void; readonly follow: () => void },
): void {
  const arrive = useEffectEvent(() => {
    if (!arrival) return;
    scroller.current?.dispatchEvent(new Event(PLACE_CHOSEN, { bubbles: true }));
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
