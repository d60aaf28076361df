import "antd/dist/antd.css";
import { createRoot } from "react-dom/client";
import { CONSOLE_CLIENT } from "../contract/console-client.ts";
import { Boot } from "../console/boot/Boot.tsx";
import { startBoot, useBoot } from "../console/boot/boot.ts";
import { features } from "../console/features/index.ts";
import { Providers } from "../console/Providers.tsx";
import { guard } from "../console/routing/guard.ts";
import { CallErrors } from "../console/session/CallErrors.tsx";
import { useEnded } from "../console/session/ended-store.ts";
import { followOtherWindows } from "../console/session/other-windows.ts";
import { SessionEnded } from "../console/session/SessionEnded.tsx";
import { useUser } from "../console/session/user-store.ts";
import { loadTextOverrides } from "../console/text-overrides.ts";
import { session } from "../modules/session/session.ts";
import { call, configureApi } from "../web/api/call.ts";
import { clientId } from "../web/api/client-id.ts";
import { tokens } from "../web/api/tokens.ts";
import { readPageData } from "../web/document/page-data.ts";
import { fillSettings } from "../web/lookups/settings.ts";
import { preference } from "../web/preferences/preferences.ts";
import "../web/theme/tokens.css";
import "../web/theme/base.css";
import "../web/theme/fonts.css";

const data = readPageData();

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

const connect = (): void =>
  configureApi({
    base: data.apiBase,
    language: preference.language.read,
    refreshSession,
    // While the console starts there is nothing to stay on: the start itself says what happened (§4).
    onSessionEnded: () => useBoot.getState().step === "ready" && useEnded.setState({ phase: "asking" }),
    onRestricted: (reason) => {
      const { user } = useUser.getState();
      if (reason === "mustChangePassword" && user) useUser.setState({ user: { ...user, mustChangePassword: true } });
    },
  });

const decision = guard({ target: location.pathname + location.search, hasToken: tokens.read() !== null });
if (decision.kind === "leave") {
  location.replace(decision.to);
} else {
  connect();
  fillSettings(data.settings);
  followOtherWindows();
  startBoot();
  loadTextOverrides().catch(() => undefined);
  createRoot(document.getElementById("root") as HTMLElement).render(
    <Providers>
      <Boot features={features} />
      <SessionEnded onStay={connect} />
      <CallErrors />
    </Providers>,
  );
}
