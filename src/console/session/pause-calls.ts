import { focusManager, onlineManager } from "@tanstack/react-query";
import { onAskAnyway } from "../../web/document/online.web.ts";
import { queryClient } from "../query-client.ts";
import { useEnded } from "./ended-store.ts";
import { useLock } from "../lock/lock-store.ts";

/**
 * Without a session or behind the lock, as without a network, nothing is asked: what is loaded stays as it is, and what was wanted
 * meanwhile is asked for when there is a session again (W13). Whoever stays and wants something that is not there is offered to sign
 * in again.
 */
export function pauseWithoutSession(): () => void {
  const tell = () => {
    const mayAsk = useEnded.getState().phase === "no" && !useLock.getState().isLocked;
    onlineManager.setOnline(navigator.onLine && mayAsk);
    focusManager.setFocused(mayAsk ? undefined : false); // coming back to the window asks nothing either
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
  // Said to be there until the browser tells anything new: what fails then says so, and can be tried again.
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
