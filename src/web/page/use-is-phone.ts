import { useSyncExternalStore } from "react";

/**
 * Below this width a table's rows become cards. The specification's "mobile" begins earlier, below 1024 px, where the menu
 * becomes a sheet (`useIsBelow1024`).
 */
const PHONE = "(width < 768px)";

const watch = (listener: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** antd's `useBreakpoint` renders its page each time a tab comes to the front; this only when the result changes. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(PHONE).matches);
