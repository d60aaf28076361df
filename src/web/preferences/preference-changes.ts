import { changePersisted, isPersistedKey, reloadPersisted } from "./stored-preferences.ts";

/*
 * Every preference is set through this file: it is kept until the server has it, and announced in this window and the
 * others.
 */

const listeners = new Set<() => void>();

/** Calls back after any choice, in this window or another. Returns the function that stops it. */
export function onPreferenceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const announcePreferenceChange = (): void => listeners.forEach((listener) => listener());

/** Records that `name` was chosen just now. */
export function recordPreferenceChange(name: string): void {
  changePersisted((kept) => ({ ...kept, unsent: { ...kept.unsent, [name]: Date.now() } }));
  announcePreferenceChange();
}

/** Follows the other windows of this browser by their `storage` events. Returns the function that stops it. */
export function followOtherWindows(): () => void {
  const follow = (event: StorageEvent) => {
    if (!isPersistedKey(event.key)) return;
    reloadPersisted();
    announcePreferenceChange();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
