import { useEffect, useLayoutEffect } from "react";
import { followFocus, giveFocusBack } from "./focus-trail.ts";

/** Returns the focus when the layer closes or is unmounted. */
export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(followFocus, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // After everything that closes with it, and after antd has released the focus.
    return () => queueMicrotask(giveFocusBack);
  }, [isOpen]);
}
