import { useSyncExternalStore } from "react";
import { create } from "zustand";

interface Shell {
  /** The left menu as a sheet over the page, on narrow screens. */
  readonly isSheetOpen: boolean;
  /** Something lies over the main area, which takes no part until it is gone. */
  readonly isMainCovered: boolean;
}

export const useShell = create<Shell>(() => ({ isSheetOpen: false, isMainCovered: false }));

/** Narrower than this the left menu becomes a sheet (§2, §9 "Mobile breakpoint about 1024 px"). */
const NARROW = "(max-width: 1023.98px)";

const watch = (listener: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
