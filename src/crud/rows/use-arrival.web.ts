import { useEffect, useEffectEvent, type RefObject } from "react";
import { PLACE_CHOSEN } from "../../web/page/place-chosen.ts";

/** A record to be brought into sight, as soon as it is among the rows. */
export interface Arrival {
  readonly id: string;
  readonly onArrive: () => void;
}

/** Brings the record into sight and hands it the focus; `reveal` has a far one drawn first, `follow` keeps drawn what is in sight. */
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
    follow(); // or the focus goes with a row that was in sight no more before this scroll
    row.focus({ preventScroll: true });
    // Somebody who came by a click sees no focus.
    row.toggleAttribute("data-arrived", true);
    row.addEventListener("blur", () => row.removeAttribute("data-arrived"), { once: true });
    arrival.onArrive();
  });
  // After each drawing: the rows come branch by branch, and far ones once they are scrolled to.
  useEffect(() => arrive());
}
