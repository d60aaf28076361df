import { z } from "zod";

/*
 * Keys of a person's last choices. Titles are not stored, so that nothing of a record stays in the browser (W13).
 */

const KEY = "terrace.recent";
const MAX_KEYS = 6;
const stored = z.object({ user: z.string(), keys: z.array(z.string()) });

/** The user's recent keys, newest first; empty when another user's are stored. */
export function recentKeys(storage: Storage, user: string): readonly string[] {
  try {
    const read = stored.safeParse(JSON.parse(storage.getItem(KEY) ?? "null"));
    return read.success && read.data.user === user ? read.data.keys : [];
  } catch {
    return [];
  }
}

export function rememberChoice(storage: Storage, user: string, key: string): void {
  const keys = [key, ...recentKeys(storage, user).filter((each) => each !== key)].slice(0, MAX_KEYS);
  storage.setItem(KEY, JSON.stringify({ user, keys }));
}
