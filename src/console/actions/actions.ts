import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Words } from "../../contract/text.ts";

/** Something that can be done from anywhere, such as switching to dark; offered by the feature that does it. */
export interface Action {
  /** Names it among a person's recent choices. */
  readonly id: string;
  readonly title: Words;
  readonly icon: LucideIcon;
  /** The shortcut that does the same. */
  readonly keys?: string;
  readonly run: () => void;
}

type Offer = () => readonly Action[];
const offers = new Set<Offer>();

/** Offers actions while the component is shown. Asked for only when somebody wants to choose, so an offer costs no drawing. */
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

/** What can be done now. */
export const offeredActions = (): readonly Action[] => [...offers].flatMap((offer) => offer());
