import { currentAddress } from "../routing/navigation.ts";
import { hasUnsaved } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { useEnded } from "./ended-store.ts";
import { signInAgain } from "./sign-out.ts";

/**
 * Signs in again after the session ended: on this page if text is unsaved, otherwise on the sign-in page, which leads
 * back (§8).
 */
export function signInFromHere(): void {
  if (hasUnsaved(useTabs.getState())) useEnded.setState({ phase: "signing-in" });
  else signInAgain(currentAddress(), useEnded.getState().ended?.why);
}
