const KEY = "terrace.locked";

/** The lock as local storage keeps it across a reload (§4). */
export interface LockFlag {
  /** The server has confirmed the lock; from then on only the server can say that it is lifted. */
  readonly isHeld: boolean;
  /** Name shown on the lock screen. */
  readonly name: string;
  readonly avatar: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const parsed = (text: string): LockFlag => {
  try {
    const kept = JSON.parse(text) as { isHeld?: unknown; name?: unknown; avatar?: unknown } | null;
    return { isHeld: kept?.isHeld === true, name: textOf(kept?.name), avatar: textOf(kept?.avatar) };
  } catch {
    return { isHeld: false, name: "", avatar: "" }; // an unreadable flag still locks: somebody set it
  }
};

export const lockFlag = {
  read(): LockFlag | null {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parsed(text);
  },
  write: (flag: LockFlag): void => localStorage.setItem(KEY, JSON.stringify(flag)),
  remove: (): void => localStorage.removeItem(KEY),
  /** Calls `act` when another window of this browser sets or removes the flag. Returns the function that stops it. */
  onElsewhere(act: () => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) act();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  },
};
