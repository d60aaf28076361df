import { useSyncExternalStore } from "react";

/** `offline`: the browser has no network. `unreachable`: it has one, but the server does not answer. */
export type Connection = "up" | "offline" | "unreachable";

const CHANGED = "terrace:connection";
let isUnreachable = false;

export const connection = (): Connection => (!navigator.onLine ? "offline" : isUnreachable ? "unreachable" : "up");

/** Calls `act` whenever the connection may have changed. Returns the function that removes the listener. */
export function watchConnection(act: () => void): () => void {
  const names = ["online", "offline", CHANGED];
  for (const name of names) addEventListener(name, act);
  return () => {
    for (const name of names) removeEventListener(name, act);
  };
}

export const useConnection = (): Connection => useSyncExternalStore(watchConnection, connection);

export function setUnreachable(is: boolean): void {
  if (is === isUnreachable) return;
  isUnreachable = is;
  dispatchEvent(new Event(CHANGED));
}

const DOUBTED = "terrace:server-doubted";

/** Something else than a call got no answer: whoever watches the server asks it. */
export const doubtServer = (): void => void dispatchEvent(new Event(DOUBTED));

/** Calls `act` on every `doubtServer`. Returns the function that removes the listener. */
export function onServerDoubted(act: () => void): () => void {
  addEventListener(DOUBTED, act);
  return () => removeEventListener(DOUBTED, act);
}

const ASKED = "terrace:ask-anyway";

/** Tries now what waits for the connection: the browser may report no network and still reach the server. */
export const askAnyway = (): void => void dispatchEvent(new Event(ASKED));

/** Calls `act` on every `askAnyway`. Returns the function that removes the listener. */
export function onAskAnyway(act: () => void): () => void {
  addEventListener(ASKED, act);
  return () => removeEventListener(ASKED, act);
}
