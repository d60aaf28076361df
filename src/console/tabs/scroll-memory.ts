import { z } from "zod";

/*
 * Scroll positions of the pages of open tabs, for pages that were dropped or reloaded. Kept like the tabs: in this
 * window, for the same user (W13).
 */

const KEY = "terrace.scroll";

const place = z.object({
  /** Path of the element within the page (`scroll-place.ts` of the page cache). */
  way: z.string(),
  left: z.number(),
  top: z.number(),
});
const stored = z.object({ user: z.string(), pages: z.array(z.tuple([z.string(), z.array(place)])) });

export type ScrollPlace = z.output<typeof place>;
interface Remembered {
  /** Generation of the page; after a refresh the page starts at its top. */
  readonly generation: number;
  readonly places: readonly ScrollPlace[];
}

const memory = new Map<string, Remembered>();

export const setScrollPlaces = (id: string, remembered: Remembered): void => void memory.set(id, remembered);

export function scrollPlacesOf(id: string, generation: number): readonly ScrollPlace[] {
  const remembered = memory.get(id);
  return remembered?.generation === generation ? remembered.places : [];
}

export function saveScrollPlaces(storage: Storage, user: string, openIds: ReadonlySet<string>): void {
  const pages = [...memory].filter(([id]) => openIds.has(id)).map(([id, { places }]) => [id, places]);
  storage.setItem(KEY, JSON.stringify({ user, pages }));
}

/** After a reload every tab has its first generation. */
export function restoreScrollPlaces(storage: Storage, user: string): void {
  memory.clear();
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(KEY) ?? "null");
  } catch {
    return;
  }
  const read = stored.safeParse(kept);
  if (!read.success || read.data.user !== user) return;
  for (const [id, places] of read.data.pages) memory.set(id, { generation: 0, places });
}

export function forgetScrollPlaces(storage: Storage): void {
  memory.clear();
  storage.removeItem(KEY);
}
