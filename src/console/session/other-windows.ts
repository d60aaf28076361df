import { tokens } from "../../web/api/tokens.ts";
import { HOME_PATH } from "../routing/guard.ts";
import { forgetSession, leaveFor } from "./forget-session.ts";

/*
 * The other windows of this browser share the tokens' cookies: a sign-out in one is a sign-out in all (TK-16).
 */

const CHANNEL = "terrace.session";
const SIGNED_OUT = "signed-out";

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

export const tellOtherWindows = (): void => channel?.postMessage(SIGNED_OUT);

/** Follows a sign-out elsewhere, also when this page comes back out of the browser's back-forward cache. */
export function followOtherWindows(): void {
  const leave = () => {
    forgetSession();
    leaveFor(HOME_PATH);
  };
  channel?.addEventListener("message", (event: MessageEvent<unknown>) => event.data === SIGNED_OUT && leave());
  addEventListener("pageshow", (event) => event.persisted && tokens.read() === null && leave());
}
