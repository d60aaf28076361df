import { useSyncExternalStore } from "react";

const watch = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

const ASKED = "terrace:ask-anyway";

/**
 * Lets calls that wait for the network be sent anyway: the browser may report no network and still reach the server.
 */
export const askAnyway = (): void => void dispatchEvent(new Event(ASKED));

/** Calls `act` on every `askAnyway`. Returns the function that removes the listener. */
export function onAskAnyway(act: () => void): () => void {
  addEventListener(ASKED, act);
  return () => removeEventListener(ASKED, act);
}
