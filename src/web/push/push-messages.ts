import { useEffect, useEffectEvent } from "react";
import type { PushMessage, RecordChange } from "../../contract/push.ts";

/*
 * Messages from the socket. The console holds the connection and passes them on; screens and features subscribe.
 */

const listeners = new Set<(message: PushMessage) => void>();

/** Notifies all listeners; one that throws does not keep the others from being called (WS-09). */
export function emitPushMessage(message: PushMessage): void {
  for (const listener of listeners) {
    try {
      listener(message);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Returns the function that removes the listener. */
export function onPushMessage(listener: (message: PushMessage) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls `hear` with every message while the component is mounted. */
export function usePushMessages(hear: (message: PushMessage) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => onPushMessage((message) => heard(message)), []);
}

/** Calls `hear` with changes of one module's records, by the module's path. */
export function useRecordChanges(path: string, hear: (change: RecordChange) => void): void {
  usePushMessages(({ type, change }) => {
    if (type === "RECORD_CHANGED" && change?.path === path) hear(change);
  });
}
