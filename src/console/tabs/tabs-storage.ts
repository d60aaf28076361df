import { z } from "zod";
import { NO_TABS, type TabsState } from "./tabs.ts";

/*
 * Keeps this window's tabs across a reload, for the same user only (W13), in session storage, which windows do not
 * share.
 */

const KEY = "terrace.tabs";

const words = z.object({ zh: z.string(), lo: z.string(), en: z.string() });
const stored = z.object({
  user: z.string(),
  tabs: z.array(
    z.object({
      id: z.string(),
      path: z.string().startsWith("/"),
      search: z.string(),
      isDetail: z.boolean(),
      canClose: z.boolean(),
      isPinned: z.boolean(),
      isKept: z.boolean(),
      title: words.optional().catch(undefined), // an older version stored a string in one language
    }),
  ),
});

export function saveTabs(storage: Storage, user: string, state: TabsState): void {
  const tabs = state.tabs.map(({ id, path, search, isDetail, canClose, isPinned, isKept, title }) => ({
    id,
    path,
    search,
    isDetail,
    canClose,
    isPinned,
    isKept,
    title,
  }));
  storage.setItem(KEY, JSON.stringify({ user, tabs }));
}

/** The user's tabs, none of them active; no tabs if the stored ones are another user's or unreadable. */
export function restoreTabs(storage: Storage, user: string): TabsState {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(KEY) ?? "null");
  } catch {
    return NO_TABS;
  }
  const read = stored.safeParse(kept);
  if (!read.success || read.data.user !== user) return NO_TABS;
  const tabs = read.data.tabs.map(({ title, ...tab }) => ({
    ...tab,
    ...(title === undefined ? {} : { title }),
    isDirty: false,
    generation: 0,
    usedAt: 0,
  }));
  return { ...NO_TABS, tabs };
}

export const forgetTabs = (storage: Storage): void => storage.removeItem(KEY);
