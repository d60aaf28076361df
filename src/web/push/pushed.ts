import { useEffect, useEffectEvent } from "react";
import type { Pushed, RecordChange } from "../../contract/push.ts";

/*
 * What came over the socket, for whoever wants to know. The console holds the connection and tells; screens and features listen.
 */

const listeners = new Set<(message: Pushed) => void>();

/** Tells all listeners; one that fails does not keep the others from hearing (WS-09). */
export function tellPushed(message: Pushed): void {
  for (const listener of listeners) {
    try {
      listener(message);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Returns the function that stops listening. */
export function onPushed(listener: (message: Pushed) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hears every message while the component is shown. */
export function usePushed(hear: (message: Pushed) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => onPushed((message) => heard(message)), []);
}

/** Hears of changed records of one module, by its address. */
export function useRecordChanges(path: string, hear: (change: RecordChange) => void): void {
  usePushed(({ type, change }) => {
    if (type === "RECORD_CHANGED" && change?.path === path) hear(change);
  });
}
