import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { session, type SignedInUser } from "../../modules/session/session.ts";
import { forgetEnd } from "../../web/api/session-end-report.ts";
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

/** Continues the page: paused queries run, visible data is refetched, typed text stays. */
function continueSession(user: SignedInUser): void {
  // Another person must not see these pages, so everything is dropped as at a sign-out.
  if (user.id !== useUser.getState().user?.id) return signInAgain(currentAddress());
  fillUser(user);
  forgetEnd();
  useEnded.setState({ phase: "no" });
  // permissions may have changed meanwhile; if this fails, the server still enforces them
  reloadMenu().catch(() => undefined);
  void queryClient.invalidateQueries();
}

/** Signs the same person in again on this page. Throws what the sign-in call throws. */
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
  continueSession(await call(session.me, {}));
  tellSignedInAgain();
}

/** Continues this window after another window has signed in again, if its session had ended. */
export async function resumeWithOthers(): Promise<void> {
  if (useEnded.getState().phase === "no") return;
  continueSession(await call(session.me, {}));
}
