import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { SessionEnd } from "../../contract/session/session-end.ts";
import { signInAddress } from "../../contract/session/sign-in-address.ts";
import { call } from "../../web/api/call.ts";
import { drafts } from "../../crud/drafts/record-draft.web.ts";
import { tokens } from "../../web/api/tokens.ts";
import { forgetPerson, sendLastChoices } from "../../modules/preference/follow-person.web.ts";
import { session } from "../../modules/session/session.ts";
import { forgetSession, leaveFor } from "./forget-session.ts";
import { tellOtherWindows } from "./other-windows.ts";

/** ms the server has for ending the session; then the browser forgets it anyway. */
const SIGN_OUT_TIMEOUT_MS = 5000;

/** Ends the session on the server and in all windows of this browser. Resolves when everything is removed. */
export async function endSession(): Promise<void> {
  const accessToken = tokens.read()?.accessToken;
  if (accessToken !== undefined) {
    try {
      await sendLastChoices();
      await call(session.signOut, { accessToken }, { signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS) });
    } catch {
      // Without an answer the session expires on the server by itself; its tokens are removed here in any case.
    }
  }
  forgetPerson(true);
  forgetSession();
  drafts.dropAll();
  tellOtherWindows();
}

/** §2 "Log out reloads the page": a new document keeps nothing in memory, and Back shows nothing. */
export async function signOut(): Promise<void> {
  await endSession();
  leaveFor(PUBLIC_ROOT);
}

/** For a session that has ended already (§8 "fed log out and reload"): goes to the sign-in page, which leads back. */
export function signInAgain(back: string, why?: SessionEnd): void {
  forgetSession();
  tellOtherWindows();
  leaveFor(signInAddress(back, why));
}
