const KEY = "terrace.locked";

/** What a locked browser remembers over a reload (§4): in its storage, because nothing else outlives the page. */
export interface LockFlag {
  /** The server knows of the lock, so that it alone decides whether it still stands. */
  readonly isHeld: boolean;
  /** Whose screen it is, for the lock screen alone. */
  readonly name: string;
  readonly avatar: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const parsed = (text: string): LockFlag => {
  try {
    const kept = JSON.parse(text) as { isHeld?: unknown; name?: unknown; avatar?: unknown } | null;
    return { isHeld: kept?.isHeld === true, name: textOf(kept?.name), avatar: textOf(kept?.avatar) };
  } catch {
    return { isHeld: false, name: "", avatar: "" }; // whatever stands there, somebody wanted the screen locked
  }
};

export const lockFlag = {
  read(): LockFlag | null {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parsed(text);
  },
  write: (flag: LockFlag): void => localStorage.setItem(KEY, JSON.stringify(flag)),
  remove: (): void => localStorage.removeItem(KEY),
  /** Calls `act` when another window of this browser sets or removes it; returns the function that stops it. */
  onElsewhere(act: () => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) act();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  },
};
