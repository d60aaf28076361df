import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Words } from "../../contract/text.ts";

/** An action that a feature offers everywhere, such as switching to dark mode. */
export interface Action {
  /** Identifies the action among a person's recent choices. */
  readonly id: string;
  readonly title: Words;
  readonly icon: LucideIcon;
  /** The shortcut for the same action. */
  readonly keys?: string;
  readonly run: () => void;
}

type Offer = () => readonly Action[];
const offers = new Set<Offer>();

/**
 * Offers actions while the component is mounted. `offer` is called only when the palette asks, so an offer causes no
 * render.
 */
export function useActions(offer: Offer): void {
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(() => {
    const ask = () => latest.current();
    offers.add(ask);
    return () => void offers.delete(ask);
  }, []);
}

/** All actions that are available now. */
export const offeredActions = (): readonly Action[] => [...offers].flatMap((offer) => offer());
