import { create } from "zustand";
import { lock } from "../../modules/session/lock/lock.ts";
import { session } from "../../modules/session/session.ts";
import { call } from "../../web/api/call.ts";
import { lockFlag } from "./lock-flag.ts";
import { useUser } from "../session/user-store.ts";

/*
 * Screen lock of this browser (§4). The server keeps it for the session (TK-17); the flag in local storage carries it
 * across a reload and to other windows. An unconfirmed lock is reported to the server until it is confirmed.
 */

export const useLock = create<{ readonly isLocked: boolean }>(() => ({ isLocked: false }));

/** ms until an unconfirmed lock is reported to the server again. */
const AGAIN_AFTER = 5000;

let telling: Promise<void> | undefined;

const showLocked = (isLocked: boolean): void => {
  if (useLock.getState().isLocked !== isLocked) useLock.setState({ isLocked });
};

const flagNow = (isHeld: boolean) => {
  const { user } = useUser.getState();
  const before = lockFlag.read();
  return {
    isHeld,
    name: user ? user.realName || user.username : (before?.name ?? ""),
    avatar: user ? user.avatar : (before?.avatar ?? ""),
  };
};

/** Locks this and every other window of the browser at once, even when the server cannot be reached (§4). */
export function lockNow(): void {
  if (useLock.getState().isLocked) return;
  lockFlag.write(flagNow(false));
  showLocked(true);
  void tellServer();
}

/**
 * Called when the server refuses a call because the session is locked: another window locked it, or the flag was
 * removed by hand (TK-17).
 */
export function lockedByServer(): void {
  lockFlag.write(flagNow(true));
  showLocked(true);
}

/** Unlocks every window. Throws the server's refusal of the password. */
export async function unlock(password: string): Promise<void> {
  // otherwise a lock still being reported would reach the server after the unlock
  await telling?.catch(() => undefined);
  await call(lock.unlock, { password });
  lift();
}

function lift(): void {
  lockFlag.remove();
  showLocked(false);
}

/** A session's lock ends with it. The screen stays hidden, as the document is about to be left. */
export const forgetLock = (): void => lockFlag.remove();

/** True while the lock may not have reached the server. */
export const isLockUnconfirmed = (): boolean => lockFlag.read()?.isHeld === false;

/** Reports the lock to the server. Throws when the call fails. */
export async function reportLock(): Promise<void> {
  await call(lock.lock, {});
  if (lockFlag.read()) lockFlag.write(flagNow(true));
}

function tellServer(): Promise<void> {
  telling ??= reportLock()
    .catch(() => void setTimeout(() => isLockUnconfirmed() && void tellServer(), AGAIN_AFTER))
    .finally(() => {
      telling = undefined;
    });
  return telling;
}

/** The server answered as for an unlocked session: a flag it once confirmed is of an earlier session. */
export function noteUnlocked(): void {
  if (lockFlag.read()?.isHeld) lift();
}

// Anybody can remove the flag, so a missing one proves nothing: only an answer of the server unlocks this window too.
async function followElsewhere(): Promise<void> {
  if (lockFlag.read()) return showLocked(true);
  if (!useLock.getState().isLocked) return;
  try {
    await call(session.me, {});
    if (!lockFlag.read()) showLocked(false);
  } catch {
    // Still locked, which `lockedByServer` has noted, or unreachable: the lock stays, and the password opens it.
  }
}

/** Restores a lock set before the reload, and follows the other windows. Returns the function that stops it. */
export function followLock(): () => void {
  showLocked(lockFlag.read() !== null);
  return lockFlag.onElsewhere(() => void followElsewhere());
}
