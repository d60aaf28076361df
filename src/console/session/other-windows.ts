import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { tokens } from "../../web/api/tokens.ts";
import { forgetSession, leaveFor } from "./forget-session.ts";

/*
 * Windows of one browser share the token cookies, so a sign-out in one signs out all (TK-16), and so does signing in
 * again.
 */

const CHANNEL = "terrace.session";
const SIGNED_OUT = "signed-out";
const SIGNED_IN_AGAIN = "signed-in-again";

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

export const tellOtherWindows = (): void => channel?.postMessage(SIGNED_OUT);
export const tellSignedInAgain = (): void => channel?.postMessage(SIGNED_IN_AGAIN);

/** Signs out when another window does, also when this page returns from the browser's back-forward cache. */
export function followOtherWindows(): void {
  const leave = () => {
    forgetSession();
    leaveFor(PUBLIC_ROOT);
  };
  channel?.addEventListener("message", (event: MessageEvent<unknown>) => event.data === SIGNED_OUT && leave());
  addEventListener("pageshow", (event) => event.persisted && tokens.read() === null && leave());
}

/** Calls `act` when another window has signed in again. Returns the function that stops it. */
export function onSignedInElsewhere(act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNED_IN_AGAIN) act();
  };
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
