import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PushMessage } from "../../../contract/push.ts";
import { usePushMessages } from "../../../web/push/push-messages.ts";
import { onIdle } from "../../boot/on-idle.ts";
import { onDoneElsewhere, pendingMessages, shownQuery } from "../own-messages.ts";
import { useMissedEvents } from "../missed-events-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { useUser } from "../../session/user-store.ts";

/**
 * Queue of the messages to be shown in a dialog, the visible one first: those pushed, and those sent while this window
 * was not connected.
 */
export function useDialogQueue(hasSession: boolean) {
  const isLocked = useLock((lock) => lock.isLocked);
  const userId = useUser(({ user }) => (user && !user.mustChangePassword ? user.id : undefined));
  const isListening = userId !== undefined && hasSession && !isLocked;
  const gaps = useMissedEvents(({ count }) => count);
  const [queue, setQueue] = useState<readonly PushMessage[]>([]);
  const [shown] = queue;
  const confirmed = useRef(new Set<string>());
  const add = (messages: readonly PushMessage[]) => {
    // A list requested before a message was confirmed still contains it.
    const due = messages.filter(({ id = "" }) => !confirmed.current.has(id));
    setQueue((before) => [...before, ...due.filter(({ id }) => !id || !before.some((message) => message.id === id))]);
  };
  const drop = (id: string) => setQueue((before) => before.filter((message) => message.id !== id));
  usePushMessages((message) => {
    if (message.showType === "DIALOG") add([message]);
    if (message.withdrawn) drop(message.withdrawn);
  });
  const ask = useEffectEvent(() => {
    pendingMessages().then(add, () => undefined); // the next page load or reconnection asks again
  });
  // Also fetches what was sent while this window was not connected (WS-08).
  useEffect(() => (isListening ? onIdle(() => ask()) : undefined), [userId, isListening, gaps]);
  useEffect(
    () =>
      onDoneElsewhere(({ what, id }) => {
        if (what === "acknowledged") {
          confirmed.current.add(id);
          drop(id);
        }
        if (what === "read")
          setQueue((before) => before.filter((message) => message.mustAcknowledge || (id !== "" && message.id !== id)));
      }),
    [],
  );
  // The message was withdrawn while this window was not connected or was locked.
  const { data: isThere } = useQuery({ ...shownQuery(shown?.id ?? ""), enabled: Boolean(shown?.id) });
  if (shown?.id && !isThere) drop(shown.id);
  return {
    shown,
    /** Number of messages behind the visible one. */
    rest: queue.length - 1,
    dropFirst: () => setQueue((before) => before.slice(1)),
    markConfirmed(id: string) {
      confirmed.current.add(id);
      drop(id);
    },
  };
}
