import { createContext, useContext, useEffect, type RefObject } from "react";

/**
 * Set by an input whose upload is running; its form item then fails validation, so that nothing is saved without the
 * upload.
 */
export const PendingUpload = createContext<RefObject<boolean> | undefined>(undefined);

export function usePendingUpload(isUnderWay: boolean): void {
  const place = useContext(PendingUpload);
  useEffect(() => {
    if (!place) return;
    place.current = isUnderWay;
    return () => void (place.current = false);
  }, [isUnderWay, place]);
}
