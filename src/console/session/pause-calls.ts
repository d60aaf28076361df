import { focusManager, onlineManager } from "@tanstack/react-query";
import { onAskAnyway } from "../../web/document/online.web.ts";
import { queryClient } from "../query-client.ts";
import { useEnded } from "./ended-store.ts";
import { useLock } from "../lock/lock-store.ts";

/**
 * Pauses queries without a session and behind the lock, as without a network: loaded data stays, and queries wanted
 * meanwhile run when there is a session again (W13). A person who stayed and opens something that is not loaded is
 * asked to sign in again.
 */
export function pauseWithoutSession(): () => void {
  const tell = () => {
    const mayAsk = useEnded.getState().phase === "no" && !useLock.getState().isLocked;
    onlineManager.setOnline(navigator.onLine && mayAsk);
    focusManager.setFocused(mayAsk ? undefined : false); // focusing the window refetches nothing either
  };
  onlineManager.setEventListener(() => {
    addEventListener("online", tell);
    addEventListener("offline", tell);
    return () => {
      removeEventListener("online", tell);
      removeEventListener("offline", tell);
    };
  });
  const stopFollowing = useEnded.subscribe(tell);
  const stopLock = useLock.subscribe(tell);
  const stopOffering = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "fetch" || useEnded.getState().phase !== "staying") return;
    const { fetchStatus, data } = event.query.state;
    if (fetchStatus === "paused" && data === undefined) useEnded.setState({ phase: "asking" });
  });
  // An explicit retry counts as online until the browser fires its next event: a call that fails then shows its error
  // and can be retried.
  const stopAsking = onAskAnyway(() => {
    if (useEnded.getState().phase === "no" && !useLock.getState().isLocked) onlineManager.setOnline(true);
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
