import { useSyncExternalStore } from "react";
import { create } from "zustand";

interface Shell {
  /** The left menu as a sheet over the page, on narrow screens. */
  readonly isSheetOpen: boolean;
  /** Something lies over the main area, which takes no part until it is gone. */
  readonly isMainCovered: boolean;
}

export const useShell = create<Shell>(() => ({ isSheetOpen: false, isMainCovered: false }));

export const closeSheet = (): void => useShell.setState({ isSheetOpen: false });

/** Narrower than this the left menu becomes a sheet (§2, §9 "Mobile breakpoint about 1024 px"). */
const NARROW = "(max-width: 1023.98px)";
/** Narrower than this a menu of 220 px leaves a table too little: it starts folded, and tools share one button. */
const TIGHT = "(max-width: 1199.98px)";

const useMedia = (media: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(media).matches,
  );

export const useIsNarrow = (): boolean => useMedia(NARROW);
export const useIsTight = (): boolean => useMedia(TIGHT);
