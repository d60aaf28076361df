import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { session, type SignedInUser } from "../../modules/session/session.ts";
import { forgetEnd } from "../../web/api/api-settings.ts";
import { call } from "../../web/api/call.ts";
import { clientId } from "../../web/api/client-id.ts";
import { tokens } from "../../web/api/tokens.ts";
import { reloadMenu } from "../boot/load-content.ts";
import { queryClient } from "../query-client.ts";
import { currentAddress } from "../routing/navigation.ts";
import { useEnded } from "./ended-store.ts";
import { tellSignedInAgain } from "./other-windows.ts";
import { signInAgain } from "./sign-out.ts";
import { fillUser, useUser } from "./user-store.ts";

/** The page goes on where it was: what it waited for is asked now, what it shows is looked up again, what was typed stays. */
function goOn(user: SignedInUser): void {
  // Another person's pages are not this one's to see: everything goes, as at a sign-out.
  if (user.id !== useUser.getState().user?.id) return signInAgain(currentAddress());
  fillUser(user);
  forgetEnd();
  useEnded.setState({ phase: "no" });
  reloadMenu().catch(() => undefined); // rights may have changed meanwhile; the server knows them in any case
  void queryClient.invalidateQueries();
}

/** Signs the same person in again, in this page. Throws what the sign-in call threw. */
export async function resumeSession({ password, captcha }: { password: string; captcha: string }): Promise<void> {
  const { user } = useUser.getState();
  tokens.write(
    await call(session.signIn, {
      grantType: "password",
      clientSecret: CONSOLE_CLIENT.secret,
      clientId: clientId(),
      username: user?.username ?? "",
      password,
      ...(captcha === "" ? {} : { captcha }),
    }),
  );
  goOn(await call(session.me, {}));
  tellSignedInAgain();
}

/** Another window of this browser has signed in: this one goes on too, if it was waiting for that. */
export async function resumeWithOthers(): Promise<void> {
  if (useEnded.getState().phase === "no") return;
  goOn(await call(session.me, {}));
}
