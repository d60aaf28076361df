import { isAccountClosed } from "../../contract/session/session-end.ts";
import { currentAddress } from "../routing/navigation.ts";
import { hasUnsaved } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { useEnded } from "./ended-store.ts";
import { signInAgain } from "./sign-out.ts";

/**
 * Signs in again after the session ended: on this page if text is unsaved, otherwise on the sign-in page, which leads
 * back (§8). Whose account is closed leaves for that page, which says so.
 */
export function signInFromHere(): void {
  const why = useEnded.getState().ended?.why;
  if (hasUnsaved(useTabs.getState()) && !isAccountClosed(why)) useEnded.setState({ phase: "signing-in" });
  else signInAgain(currentAddress(), why);
}
