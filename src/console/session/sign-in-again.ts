import { currentAddress } from "../routing/navigation.ts";
import { hasUnsaved } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { useEnded } from "./ended-store.ts";
import { signInAgain } from "./sign-out.ts";

/** After the session ended: here, if something is typed that would be lost; else on the sign-in page, and back (§8). */
export function signInFromHere(): void {
  if (hasUnsaved(useTabs.getState())) useEnded.setState({ phase: "signing-in" });
  else signInAgain(currentAddress(), useEnded.getState().ended?.why);
}
