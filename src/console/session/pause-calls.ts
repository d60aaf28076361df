import { focusManager, onlineManager } from "@tanstack/react-query";
import { connection, onAskAnyway, watchConnection } from "../../web/document/connection.web.ts";
import { queryClient } from "../query-client.ts";
import { useEnded } from "./ended-store.ts";
import { useLock } from "../lock/lock-store.ts";

/**
 * Pauses queries without a connection, without a session and behind the lock: loaded data stays, and queries wanted
 * meanwhile run when all is there again (W13). A person who stayed and opens something that is not loaded is
 * asked to sign in again.
 */
export function pauseCalls(): () => void {
  const tell = () => {
    const mayAsk = useEnded.getState().phase === "no" && !useLock.getState().isLocked;
    onlineManager.setOnline(connection() === "up" && mayAsk);
    focusManager.setFocused(mayAsk ? undefined : false); // focusing the window refetches nothing either
  };
  onlineManager.setEventListener(() => watchConnection(tell));
  const stopFollowing = useEnded.subscribe(tell);
  const stopLock = useLock.subscribe(tell);
  const stopOffering = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "fetch" || useEnded.getState().phase !== "staying") return;
    const { fetchStatus, data } = event.query.state;
    if (fetchStatus === "paused" && data === undefined) useEnded.setState({ phase: "asking" });
  });
  // An explicit retry counts as online until the browser fires its next event: a call that fails then shows its error
  // and can be retried. A server that does not answer is asked by `awaitServer` first.
  const stopAsking = onAskAnyway(() => {
    const mayAsk = useEnded.getState().phase === "no" && !useLock.getState().isLocked;
    if (mayAsk && connection() !== "unreachable") onlineManager.setOnline(true);
  });
  tell();
  return () => {
    stopAsking();
    stopFollowing();
    stopLock();
    stopOffering();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
  };
}
