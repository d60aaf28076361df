import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { session } from "../../modules/session/session.ts";
import { call, configureApi } from "../../web/api/call.ts";
import { clientId } from "../../web/api/client-id.ts";
import { tokens } from "../../web/api/tokens.ts";
import { preference } from "../../web/preferences/preferences.ts";
import { useBoot } from "../boot/boot.ts";
import { currentAddress } from "../routing/navigation.ts";
import { useEnded } from "./ended-store.ts";
import { lockedByServer, useLock } from "../lock/lock-store.ts";
import { signInAgain } from "./sign-out.ts";
import { useUser } from "./user-store.ts";

async function refreshSession(): Promise<boolean> {
  const kept = tokens.read();
  if (!kept) return false;
  tokens.write(
    await call(session.refresh, {
      grantType: "refresh_token",
      clientSecret: CONSOLE_CLIENT.secret,
      clientId: clientId(),
      refreshToken: kept.refreshToken,
    }),
  );
  return true;
}

/**
 * Connects the console to answers that report the session as ended, locked or restricted; `base` is the base URL of
 * calls.
 */
export function followSession(base: string): void {
  // The one that the page is shown in: the public site in another tab writes the same cookie.
  const language = preference.language.read();
  configureApi({
    base,
    language: () => language,
    refreshSession,
    onSessionEnded: (_code, ended) => {
      // An ended session can no longer be unlocked, so a locked page goes to the sign-in page (W2).
      if (useLock.getState().isLocked) signInAgain(currentAddress(), ended?.why);
      // During the start there is no page to stay on; the start itself reports the end (§4).
      else if (useBoot.getState().step === "ready")
        useEnded.setState(({ phase }) => (phase === "signing-in" ? {} : { phase: "asking", ended }));
      // A call in flight when the session ended may not carry the reason; the refusal of the next call does.
      if (!ended) call(session.me, {}).catch(() => undefined);
    },
    onEndExplained: (ended) => useEnded.setState(({ phase }) => (phase === "asking" ? { ended } : {})),
    onRestricted: (reason) => {
      if (reason === "sessionLocked") lockedByServer();
      const { user } = useUser.getState();
      if (reason === "mustChangePassword" && user) useUser.setState({ user: { ...user, mustChangePassword: true } });
    },
  });
}
