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

/** How long the server may take to end the session before the browser forgets it anyway, in ms. */
const PATIENCE = 5000;

/** Ends the session on the server and in all windows of this browser. Resolves when nothing is left. */
export async function endSession(): Promise<void> {
  const accessToken = tokens.read()?.accessToken;
  if (accessToken !== undefined) {
    try {
      await sendLastChoices();
      await call(session.signOut, { accessToken }, { signal: AbortSignal.timeout(PATIENCE) });
    } catch {
      // Without an answer the session runs out on the server by itself; its keys are gone from here in any case.
    }
  }
  forgetPerson(true);
  forgetSession();
  drafts.dropAll();
  tellOtherWindows();
}

/** §2 "Log out reloads the page": another document, so nothing is left in memory, and Back finds nothing. */
export async function signOut(): Promise<void> {
  await endSession();
  leaveFor(PUBLIC_ROOT);
}

/** For a session that is over already (§8 "fed log out and reload"): the sign-in page leads back to where the person was. */
export function signInAgain(back: string, why?: SessionEnd): void {
  forgetSession();
  tellOtherWindows();
  leaveFor(signInAddress(back, why));
}
