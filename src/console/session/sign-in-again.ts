import { currentAddress } from "../routing/navigation.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { useEnded } from "./ended-store.ts";
import { signInAgain } from "./sign-out.ts";

const isAnythingUnsaved = (): boolean => useTabs.getState().tabs.some((tab) => tab.isDirty);

/** After the session ended: here, if something is typed that would be lost; else on the sign-in page, and back (§8). */
export function signInFromHere(): void {
  if (isAnythingUnsaved()) useEnded.setState({ phase: "signing-in" });
  else signInAgain(currentAddress());
}
