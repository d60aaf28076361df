import "antd/dist/antd.css";
import { createRoot } from "react-dom/client";
import { CONSOLE_CLIENT } from "../contract/console-client.ts";
import { Boot } from "../console/boot/Boot.tsx";
import { startBoot, useBoot } from "../console/boot/boot.ts";
import { prefetchParts } from "../console/boot/prefetch-parts.ts";
import { features } from "../console/features/index.ts";
import { LockScreen } from "../console/lock/LockScreen.tsx";
import { Providers } from "../console/Providers.tsx";
import { guard } from "../console/routing/guard.ts";
import { currentAddress } from "../console/routing/navigation.ts";
import { CallErrors } from "../console/session/CallErrors.tsx";
import { useEnded } from "../console/session/ended-store.ts";
import { followLock, lockedByServer, useLock } from "../console/session/lock-store.ts";
import { followOtherWindows } from "../console/session/other-windows.ts";
import { SessionEnded } from "../console/session/SessionEnded.tsx";
import { signInAgain } from "../console/session/sign-out.ts";
import { useUser } from "../console/session/user-store.ts";
import { loadTextOverrides } from "../console/text-overrides.ts";
import { session } from "../modules/session/session.ts";
import { call, configureApi } from "../web/api/call.ts";
import { clientId } from "../web/api/client-id.ts";
import { tokens } from "../web/api/tokens.ts";
import type { ConsoleData } from "../web/document/page-data.ts";
import { followFocus } from "../web/focus/focus-trail.ts";
import { fillSettings } from "../web/lookups/settings.ts";
import { preference } from "../web/preferences/preferences.ts";
import "../web/theme/tokens.css";
import "../web/theme/base.css";
import "../web/theme/targets.css";
import "../web/theme/touch.css";
import "../web/theme/fonts.css";

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

const connect = (data: ConsoleData): void =>
  configureApi({
    base: data.apiBase,
    language: preference.language.read,
    refreshSession,
    onSessionEnded: (_code, ended) => {
      // Nobody stays behind a lock that nothing can open any more (W2).
      if (useLock.getState().isLocked) signInAgain(currentAddress(), ended?.why);
      // While the console starts there is nothing to stay on: the start itself says what happened (§4).
      else if (useBoot.getState().step === "ready")
        useEnded.setState(({ phase }) => (phase === "signing-in" ? {} : { phase: "asking", ended }));
    },
    onEndExplained: (ended) => useEnded.setState(({ phase }) => (phase === "asking" ? { ended } : {})),
    onRestricted: (reason) => {
      if (reason === "sessionLocked") lockedByServer();
      const { user } = useUser.getState();
      if (reason === "mustChangePassword" && user) useUser.setState({ user: { ...user, mustChangePassword: true } });
    },
  });

/**
 * Opens the console at the address of the document: in its own, or in the sign-in page's, which then is none any more. Gives false
 * where the address is another document's and that one is being loaded.
 */
export function openConsole(data: ConsoleData, host: HTMLElement): boolean {
  const decision = guard({ target: location.pathname + location.search, hasToken: tokens.read() !== null });
  if (decision.kind === "leave") {
    location.replace(decision.to);
    return false;
  }
  connect(data);
  followLock();
  startBoot();
  fillSettings(data.settings);
  followOtherWindows();
  followFocus();
  loadTextOverrides().catch(() => undefined);
  prefetchParts();
  // Nobody leaves a field before there is one: it need not come with the first page.
  import("../web/press/keep-pressed-in-place.ts").then(
    ({ keepPressedInPlace }) => keepPressedInPlace(),
    () => undefined,
  );
  createRoot(host).render(
    <Providers>
      <Boot features={features} />
      <SessionEnded />
      <CallErrors />
      <LockScreen />
    </Providers>,
  );
  return true;
}
