import { onCallAnswered, tellCallAnswered } from "../../web/api/answered-calls.ts";
import { ApiError, NO_ANSWER } from "../../web/api/api-error.ts";
import { onFailedCall } from "../../web/api/failed-calls.ts";
import { connection, onAskAnyway, onServerDoubted, setUnreachable } from "../../web/document/connection.web.ts";
import { reconnectDelay } from "../../web/push/reconnect-delay.ts";

const PROBE = "/health/live"; // never limited, and needs neither database nor session
const PROBE_TIMEOUT = 10_000; // ms

/** No answer, or that of a proxy in the server's place. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === NO_ANSWER && (error.status === 0 || error.status >= 500);

const isAnswering = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(PROBE, { cache: "no-store", signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    return status < 500;
  } catch {
    return false;
  }
};

/**
 * After a call without an answer, asks the server itself: one call that broke pauses nothing. While it does not answer,
 * the connection is `unreachable` and it is asked again, after pauses that grow and whenever the window is turned to.
 * Returns the function that stops it.
 */
export function awaitServer(): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;
  let answers = 0;

  const ask = async () => {
    if (isAsking || connection() === "offline") return;
    isAsking = true;
    clearTimeout(timer);
    const before = answers;
    const isThere = await isAnswering();
    isAsking = false;
    if (listening.signal.aborted || answers > before) return; // a call was answered meanwhile
    if (isThere) return tellCallAnswered();
    if (connection() === "offline") return; // a lost network says nothing of the server
    failures += 1;
    setUnreachable(true);
    timer = setTimeout(() => void ask(), reconnectDelay(failures, false, Math.random));
  };
  const askIfUp = () => {
    if (connection() === "up") void ask();
  };
  const askIfSilent = () => {
    if (connection() === "unreachable" && document.visibilityState === "visible") void ask();
  };

  for (const name of ["focus", "online"]) addEventListener(name, askIfSilent, { signal: listening.signal });
  document.addEventListener("visibilitychange", askIfSilent, { signal: listening.signal });
  const stops = [
    onFailedCall((_endpoint, error) => {
      if (isUnanswered(error)) askIfUp();
    }),
    onServerDoubted(askIfUp),
    onCallAnswered(() => {
      answers += 1;
      clearTimeout(timer);
      failures = 0;
      setUnreachable(false);
    }),
    onAskAnyway(askIfSilent),
  ];
  return () => {
    clearTimeout(timer);
    listening.abort();
    for (const stop of stops) stop();
    setUnreachable(false);
  };
}
