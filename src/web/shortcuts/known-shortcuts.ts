import { useEffect } from "react";
import { create } from "zustand";
import type { Shortcut, Shortcuts } from "./shortcut.ts";

/** Shortcuts of the mounted components. */
export const useKnownShortcuts = create<{ readonly known: readonly Shortcut[] }>(() => ({ known: [] }));

/** Lists shortcuts while the component is mounted; pass the same table in every render. */
export function useListed(shortcuts: Shortcuts): void {
  useEffect(() => {
    const own = Object.values(shortcuts);
    useKnownShortcuts.setState(({ known }) => ({ known: [...known, ...own] }));
    return () => {
      // Removes one of each: another page of the same kind may have listed the same.
      const rest = [...useKnownShortcuts.getState().known];
      for (const shortcut of own) rest.splice(rest.indexOf(shortcut), 1);
      useKnownShortcuts.setState({ known: rest });
    };
  }, [shortcuts]);
}
