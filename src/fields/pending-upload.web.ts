import { createContext, useContext, useEffect, type RefObject } from "react";

/** Where a control of a form notes that its value is still on its way, such as a picture being sent: nothing is saved without it. */
export const PendingUpload = createContext<RefObject<boolean> | undefined>(undefined);

export function usePendingUpload(isUnderWay: boolean): void {
  const place = useContext(PendingUpload);
  useEffect(() => {
    if (!place) return;
    place.current = isUnderWay;
    return () => void (place.current = false);
  }, [isUnderWay, place]);
}
