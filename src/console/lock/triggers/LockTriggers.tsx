import { Lock } from "lucide-react";
import { useEffect } from "react";
import { useSetting } from "../../../web/lookups/settings.ts";
import { useListed } from "../../../web/shortcuts/known-shortcuts.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { useEnded } from "../../session/ended-store.ts";
import { lockNow, useLock } from "../lock-store.ts";
import { watchIdleness } from "./idleness.ts";
import { watchKeys } from "./lock-keys.ts";
import { LOCK_SHORTCUTS, LOCK_TRIGGER_TEXTS } from "./texts.ts";

// Without a session nobody could unlock the screen again.
const lockIfSignedIn = (): void => {
  if (useEnded.getState().phase === "no") lockNow();
};

/** Locks the screen (§4) after idleness, if the setting is on, and by keyboard at any time. */
export function LockTriggers() {
  const isOn = useSetting("sys.lock.enable") === "1";
  const isLocked = useLock((store) => store.isLocked);
  useListed(LOCK_SHORTCUTS);
  useActions(() => [
    { id: "lock", title: LOCK_TRIGGER_TEXTS.now, icon: Lock, keys: LOCK_SHORTCUTS.lock.keys, run: lockIfSignedIn },
  ]);
  useEffect(() => (isOn && !isLocked ? watchIdleness(lockIfSignedIn) : undefined), [isOn, isLocked]);
  useEffect(() => (isLocked ? undefined : watchKeys(lockIfSignedIn)), [isLocked]);
  return null;
}
