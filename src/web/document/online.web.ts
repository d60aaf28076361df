import { useSyncExternalStore } from "react";

const watch = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Whether the browser knows of a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

const ASKED = "terrace:ask-anyway";

/** A browser may know of no network and still reach the server: what waits for one is asked for all the same. */
export const askAnyway = (): void => void dispatchEvent(new Event(ASKED));

/** Hears `askAnyway`. Returns the function that stops. */
export function onAskAnyway(act: () => void): () => void {
  addEventListener(ASKED, act);
  return () => removeEventListener(ASKED, act);
}
