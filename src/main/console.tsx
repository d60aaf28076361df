import "antd/dist/antd.css";
import "../web/theme/tokens.css";
import "../web/theme/base.css";
import "../web/theme/parts.css";
import { createRoot } from "react-dom/client";
import { Boot } from "../console/boot/Boot.tsx";
import { afterStart, startBoot } from "../console/boot/boot.ts";
import { prefetchParts } from "../console/boot/prefetch-parts.ts";
import { features } from "../console/features/index.ts";
import { LockScreen } from "../console/lock/LockScreen.tsx";
import { Providers } from "../console/Providers.tsx";
import { guard } from "../console/routing/guard.ts";
import { CallErrors } from "../console/session/CallErrors.tsx";
import { followSession } from "../console/session/follow-session.ts";
import { followLock, useLock } from "../console/lock/lock-store.ts";
import { isSnapshotShown } from "../console/snapshot/snapshot.ts";
import { followOtherWindows } from "../console/session/other-windows.ts";
import { SessionEnded } from "../console/session/SessionEnded.tsx";
import { loadTextOverrides } from "../console/text-overrides.ts";
import { tokens } from "../web/api/tokens.ts";
import type { ConsoleData } from "../web/document/page-data.ts";
import { followFocus } from "../web/focus/focus-trail.ts";
import { fillSettings } from "../web/lookups/settings.ts";
import "../web/theme/targets.css";
import "../web/theme/touch.css";
import "../web/theme/fonts.css";

/** ms for which the outline in the document's HTML, or the page as this tab left it, stands while the console starts. */
const OUTLINE_STANDS = 400;
const SNAPSHOT_STANDS = 5000;

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
  followSession(data.apiBase);
  followLock();
  startBoot();
  fillSettings(data.settings);
  followOtherWindows();
  followFocus();
  loadTextOverrides().catch(() => undefined);
  prefetchParts();
  // Nobody leaves a field or rests on a button before there is one: neither need come with the first page.
  import("../web/press/keep-pressed-in-place.ts").then(
    ({ keepPressedInPlace }) => keepPressedInPlace(),
    () => undefined,
  );
  import("../web/tooltip/follow-tooltips.ts").then(
    ({ followTooltips }) => followTooltips(),
    () => undefined,
  );
  // Nor is a page left before it stands.
  import("../console/snapshot/take-snapshot.ts").then(
    ({ takeSnapshotAtLeaving }) => takeSnapshotAtLeaving(host, data.version),
    () => undefined,
  );
  const draw = () =>
    createRoot(host).render(
      <Providers>
        <Boot features={features} />
        <SessionEnded />
        <CallErrors />
        <LockScreen />
      </Providers>,
    );
  const isOutlineThere = host.firstChild !== null && !useLock.getState().isLocked;
  if (isOutlineThere) void afterStart(isSnapshotShown(host) ? SNAPSHOT_STANDS : OUTLINE_STANDS).then(draw);
  else draw();
  return true;
}
