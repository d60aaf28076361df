import { useSyncExternalStore } from "react";
import { create } from "zustand";

interface Shell {
  /** On narrow screens the left menu is open, as a sheet over the page. */
  readonly isSheetOpen: boolean;
  /** A dialog covers the main area, which is inert until it closes. */
  readonly isMainCovered: boolean;
  /** The page takes the whole window; bars and menu are hidden. */
  readonly isMaximised: boolean;
}

export const useShell = create<Shell>(() => ({ isSheetOpen: false, isMainCovered: false, isMaximised: false }));

export const closeSheet = (): void => useShell.setState({ isSheetOpen: false });

/** Below this width the left menu becomes a sheet (§2, §9 "Mobile breakpoint about 1024 px"). */
const BELOW_1024 = "(max-width: 1023.98px)";
/**
 * Below this width a menu of 220 px leaves too little room for tables: it starts folded, and tools share one button.
 */
const BELOW_1200 = "(max-width: 1199.98px)";

const useMedia = (media: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(media).matches,
  );

export const useIsBelow1024 = (): boolean => useMedia(BELOW_1024);
export const useIsBelow1200 = (): boolean => useMedia(BELOW_1200);
