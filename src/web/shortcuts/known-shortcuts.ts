import { useEffect } from "react";
import { create } from "zustand";
import type { Shortcut, Shortcuts } from "./shortcut.ts";

/** The shortcuts of what is on the screen now. */
export const useKnownShortcuts = create<{ readonly known: readonly Shortcut[] }>(() => ({ known: [] }));

/** Lists shortcuts while the component that acts on them is there; the same table at every call. */
export function useListed(shortcuts: Shortcuts): void {
  useEffect(() => {
    const own = Object.values(shortcuts);
    useKnownShortcuts.setState(({ known }) => ({ known: [...known, ...own] }));
    return () => {
      // One of each: another page of the same kind may have listed the same.
      const rest = [...useKnownShortcuts.getState().known];
      for (const shortcut of own) rest.splice(rest.indexOf(shortcut), 1);
      useKnownShortcuts.setState({ known: rest });
    };
  }, [shortcuts]);
}
