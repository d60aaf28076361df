import { useEffect, useLayoutEffect } from "react";
import { followFocus, giveFocusBack } from "./focus-trail.ts";

/** For whatever opens over the page: once it closes or is taken away, the focus is back where it was. */
export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(followFocus, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // After all that closes with it, and after the kit has let go of the focus.
    return () => queueMicrotask(giveFocusBack);
  }, [isOpen]);
}
