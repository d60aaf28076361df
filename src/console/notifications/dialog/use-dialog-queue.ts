import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Pushed } from "../../../contract/push.ts";
import { usePushed } from "../../../web/push/pushed.ts";
import { onIdle } from "../../boot/on-idle.ts";
import { onDoneElsewhere, pendingMessages, shownQuery } from "../own-messages.ts";
import { useMissedEvents } from "../missed-events-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { useUser } from "../../session/user-store.ts";

/** The messages that wait to be shown in a dialog, the one in front first: pushed ones, and those that came while nobody could be told. */
export function useDialogQueue(hasSession: boolean) {
  const isLocked = useLock((lock) => lock.isLocked);
  const userId = useUser(({ user }) => (user && !user.mustChangePassword ? user.id : undefined));
  const isListening = userId !== undefined && hasSession && !isLocked;
  const gaps = useMissedEvents(({ count }) => count);
  const [queue, setQueue] = useState<readonly Pushed[]>([]);
  const [shown] = queue;
  const confirmed = useRef(new Set<string>());
  const add = (messages: readonly Pushed[]) => {
    // What is confirmed while a list of what is pending is on its way stands in it still.
    const due = messages.filter(({ id = "" }) => !confirmed.current.has(id));
    setQueue((before) => [...before, ...due.filter(({ id }) => !id || !before.some((message) => message.id === id))]);
  };
  const drop = (id: string) => setQueue((before) => before.filter((message) => message.id !== id));
  usePushed((message) => {
    if (message.showType === "DIALOG") add([message]);
    if (message.withdrawn) drop(message.withdrawn);
  });
  const ask = useEffectEvent(() => {
    pendingMessages().then(add, () => undefined); // the next page or gap asks again
  });
  // Also for what was sent while this window could not be told (WS-08).
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
  // Taken back while nobody could be told: the connection was away, or the screen locked.
  const { data: isThere } = useQuery({ ...shownQuery(shown?.id ?? ""), enabled: Boolean(shown?.id) });
  if (shown?.id && !isThere) drop(shown.id);
  return {
    shown,
    /** How many wait behind it. */
    rest: queue.length - 1,
    dropFirst: () => setQueue((before) => before.slice(1)),
    markConfirmed(id: string) {
      confirmed.current.add(id);
      drop(id);
    },
  };
}
