import "antd/dist/antd.css";
import "../../web/theme/tokens.css";
import "../../web/theme/base.css";
import "../../web/theme/arrange.css";
import "../../web/theme/layout.css";
import "../../web/theme/parts.css";
import "../../web/theme/tones.css";
import { createRoot } from "react-dom/client";
import { Boot } from "../../console/boot/Boot.tsx";
import { afterStart, startBoot } from "../../console/boot/boot.ts";
import { prefetchParts } from "../../console/boot/prefetch-parts.ts";
import { features } from "../../console/features/index.ts";
import { LockScreen } from "../../console/lock/LockScreen.tsx";
import { Providers } from "../../console/Providers.tsx";
import { guard } from "../../console/routing/guard.ts";
import { awaitServer } from "../../console/session/await-server.ts";
import { CallErrors } from "../../console/session/CallErrors.tsx";
import { followSession } from "../../console/session/follow-session.ts";
import { followLock, useLock } from "../../console/lock/lock-store.ts";
import { isSnapshotShown } from "../../console/snapshot/snapshot.ts";
import { followOtherWindows } from "../../console/session/other-windows.ts";
import { SessionEnded } from "../../console/session/SessionEnded.tsx";
import { loadTextOverrides } from "../../console/text-overrides.ts";
import { tokens } from "../../web/api/tokens.ts";
import type { ConsoleData } from "../../web/document/page-data.ts";
import { trackFocus } from "../../web/focus/focus-history.ts";
import { leaveChoiceByTab } from "../../web/focus/leave-choice.ts";
import { fillSettings } from "../../web/lookups/settings.ts";
import "../../console/print/print.css";
import "../../web/theme/targets.css";
import "../../web/theme/touch.css";
import "../../web/theme/fonts.css";

/**
 * ms for which the outline in the HTML, or the snapshot of the page as this tab left it, is shown while the console
 * starts.
 */
const OUTLINE_STANDS = 400;
const SNAPSHOT_STANDS = 5000;

/**
 * Opens the console at the document's address, in its own document or in that of the sign-in page. Returns false when
 * the address belongs to another document, which is then loaded.
 */
export function openConsole(data: ConsoleData, host: HTMLElement): boolean {
  const decision = guard({ target: location.pathname + location.search, hasToken: tokens.read() !== null });
  if (decision.kind === "leave") {
    location.replace(decision.to);
    return false;
  }
  followSession(data.apiBase);
  awaitServer();
  followLock();
  startBoot();
  fillSettings(data.settings);
  followOtherWindows();
  trackFocus();
  leaveChoiceByTab();
  loadTextOverrides().catch(() => undefined);
  prefetchParts();
  // Needed only once there are fields and buttons, so they are not part of the first page.
  import("../../web/press/keep-pressed-in-place.ts").then(
    ({ keepPressedInPlace }) => keepPressedInPlace(),
    () => undefined,
  );
  import("../../web/tooltip/follow-tooltips.ts").then(
    ({ followTooltips }) => followTooltips(),
    () => undefined,
  );
  // Needed only once the page can be left.
  import("../../console/snapshot/capture-snapshot.ts").then(
    ({ captureSnapshotOnLeave }) => captureSnapshotOnLeave(host, data.version),
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
