import { Lock } from "lucide-react";
import { useEffect } from "react";
import { useSetting } from "../../../web/lookups/settings.ts";
import { useListed } from "../../../web/shortcuts/known-shortcuts.ts";
import { useActions } from "../../actions/actions.ts";
import { useEnded } from "../../session/ended-store.ts";
import { lockNow, useLock } from "../lock-store.ts";
import { watchIdleness } from "./idleness.ts";
import { watchKeys } from "./lock-keys.ts";
import { LOCK_SHORTCUTS, LOCK_TRIGGER_TEXTS } from "./texts.ts";

// Without a session there is nothing left to lock, and nobody who could unlock it.
const lockIfSignedIn = (): void => {
  if (useEnded.getState().phase === "no") lockNow();
};

/** The two ways to a locked screen (§4): nobody there for a while, if the setting says so; and two keys, always. */
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
