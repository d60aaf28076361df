import { z } from "zod";

/*
 * What a person chose last, by the names of the choices only: no titles, so nothing of a record stays in the browser (W13).
 */

const KEY = "terrace.recent";
const MOST = 6;
const stored = z.object({ user: z.string(), keys: z.array(z.string()) });

/** The newest first; nothing of another user's. */
export function recentKeys(storage: Storage, user: string): readonly string[] {
  try {
    const read = stored.safeParse(JSON.parse(storage.getItem(KEY) ?? "null"));
    return read.success && read.data.user === user ? read.data.keys : [];
  } catch {
    return [];
  }
}

export function rememberChoice(storage: Storage, user: string, key: string): void {
  const keys = [key, ...recentKeys(storage, user).filter((each) => each !== key)].slice(0, MOST);
  storage.setItem(KEY, JSON.stringify({ user, keys }));
}
