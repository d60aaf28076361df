import { create } from "zustand";
import { lock } from "../../modules/session/lock/lock.ts";
import { session } from "../../modules/session/session.ts";
import { call } from "../../web/api/call.ts";
import { lockFlag } from "./lock-flag.ts";
import { useUser } from "../session/user-store.ts";

/*
 * The screen lock of this browser (§4). The server holds it for the session (TK-17); the flag in the browser's storage carries it
 * over a reload and to the other windows. A lock that the server has not heard of is told until it has.
 */

export const useLock = create<{ readonly isLocked: boolean }>(() => ({ isLocked: false }));

/** How long until the server is told again, in ms. */
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

/** Locks at once, here and in all windows of this browser; whether the server hears of it or not (§4). */
export function lockNow(): void {
  if (useLock.getState().isLocked) return;
  lockFlag.write(flagNow(false));
  showLocked(true);
  void tellServer();
}

/** The server says so: another window locked, or the flag was taken away by hand (TK-17). */
export function lockedByServer(): void {
  lockFlag.write(flagNow(true));
  showLocked(true);
}

/** Lifts the lock everywhere. Throws what the server said to the password. */
export async function unlock(password: string): Promise<void> {
  await telling?.catch(() => undefined); // or the lock would reach the server after its end
  await call(lock.unlock, { password });
  lift();
}

function lift(): void {
  lockFlag.remove();
  showLocked(false);
}

/** Sessions end with their lock. What is on the screen stays hidden: the page is about to go. */
export const forgetLock = (): void => lockFlag.remove();

/** True while a lock stands that the server may not have heard of. */
export const isLockUntold = (): boolean => lockFlag.read()?.isHeld === false;

/** Tells the server of the lock. Throws when it cannot be told. */
export async function holdLock(): Promise<void> {
  await call(lock.lock, {});
  if (lockFlag.read()) lockFlag.write(flagNow(true));
}

function tellServer(): Promise<void> {
  telling ??= holdLock()
    .catch(() => void setTimeout(() => isLockUntold() && void tellServer(), AGAIN_AFTER))
    .finally(() => {
      telling = undefined;
    });
  return telling;
}

/** The server answered as it does to an open session: a flag it once confirmed belongs to an earlier one. */
export function foundOpen(): void {
  if (lockFlag.read()?.isHeld) lift();
}

// A flag that is gone proves nothing, anybody can remove it: only a server that answers lifts the lock here too.
async function followElsewhere(): Promise<void> {
  if (lockFlag.read()) return showLocked(true);
  if (!useLock.getState().isLocked) return;
  try {
    await call(session.me, {});
    if (!lockFlag.read()) showLocked(false);
  } catch {
    // Still locked, which `lockedByServer` has noted, or not to be known: the password opens in any case.
  }
}

/** A lock from before the reload stands again; the other windows are followed. Returns the function that stops it. */
export function followLock(): () => void {
  showLocked(lockFlag.read() !== null);
  return lockFlag.onElsewhere(() => void followElsewhere());
}
