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

/** What the console does when a call says that its session was ended, locked or restricted; `base` is where calls go. */
export const followSession = (base: string): void =>
  configureApi({
    base,
    language: preference.language.read,
    refreshSession,
    onSessionEnded: (_code, ended) => {
      // Nobody stays behind a lock that nothing can open any more (W2).
      if (useLock.getState().isLocked) signInAgain(currentAddress(), ended?.why);
      // While the console starts there is nothing to stay on: the start itself says what happened (§4).
      else if (useBoot.getState().step === "ready")
        useEnded.setState(({ phase }) => (phase === "signing-in" ? {} : { phase: "asking", ended }));
      // A call that was under way when the session ended need not know why; the next one's refusal does.
      if (!ended) call(session.me, {}).catch(() => undefined);
    },
    onEndExplained: (ended) => useEnded.setState(({ phase }) => (phase === "asking" ? { ended } : {})),
    onRestricted: (reason) => {
      if (reason === "sessionLocked") lockedByServer();
      const { user } = useUser.getState();
      if (reason === "mustChangePassword" && user) useUser.setState({ user: { ...user, mustChangePassword: true } });
    },
  });
