import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { tokens } from "../../web/api/tokens.ts";
import { forgetSession, leaveFor } from "./forget-session.ts";

/*
 * The other windows of this browser share the tokens' cookies: a sign-out in one is a sign-out in all (TK-16), and so is signing in
 * again in place.
 */

const CHANNEL = "terrace.session";
const SIGNED_OUT = "signed-out";
const SIGNED_IN_AGAIN = "signed-in-again";

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

export const tellOtherWindows = (): void => channel?.postMessage(SIGNED_OUT);
export const tellSignedInAgain = (): void => channel?.postMessage(SIGNED_IN_AGAIN);

/** Follows a sign-out elsewhere, also when this page comes back out of the browser's back-forward cache. */
export function followOtherWindows(): void {
  const leave = () => {
    forgetSession();
    leaveFor(PUBLIC_ROOT);
  };
  channel?.addEventListener("message", (event: MessageEvent<unknown>) => event.data === SIGNED_OUT && leave());
  addEventListener("pageshow", (event) => event.persisted && tokens.read() === null && leave());
}

/** Calls `act` whenever another window has signed in again; returns the function that stops it. */
export function onSignedInElsewhere(act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNED_IN_AGAIN) act();
  };
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
