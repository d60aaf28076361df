import { useSyncExternalStore } from "react";

/** Narrower than this a table's rows become cards. */
const PHONE = "(max-width: 767.98px)";

const watch = (listener: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** The kit's own `useBreakpoint` draws its page anew each time a tab comes to the front; this only when the answer changes. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(PHONE).matches);
