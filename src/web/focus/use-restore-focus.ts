import { useEffect, useLayoutEffect } from "react";
import { trackFocus, restoreFocus } from "./focus-history.ts";

/** Returns the focus when the layer closes or is unmounted. */
export function useRestoreFocus(isOpen: boolean): void {
  useLayoutEffect(trackFocus, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // After everything that closes with it, and after antd has released the focus.
    return () => queueMicrotask(restoreFocus);
  }, [isOpen]);
}
