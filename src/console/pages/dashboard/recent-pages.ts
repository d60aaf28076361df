import { z } from "zod";
import { ownId } from "../../../web/lookups/own-id.ts";
import { activeTab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";

/*
 * Recently opened pages of a user in this browser. Only menu paths are stored, no records and no titles, so that no
 * record data stays in the browser (W13).
 */

const KEY = "terrace.recent-pages";
/** More than are shown, because some may be pinned or no longer in the user's menu. */
const MAX_PAGES = 24;
const stored = z.object({ user: z.string(), paths: z.array(z.string().startsWith("/")) });

/** The user's recent pages, newest first; empty when another user's are stored. */
export function recentPages(storage: Storage, user: string): readonly string[] {
  try {
    const read = stored.safeParse(JSON.parse(storage.getItem(KEY) ?? "null"));
    return read.success && read.data.user === user ? read.data.paths : [];
  } catch {
    return [];
  }
}

let isFollowing = false;

/** Remembers each page that becomes active. Never stops, because pages are opened while the dashboard is hidden. */
export function followPages(): void {
  if (isFollowing) return;
  isFollowing = true;
  useTabs.subscribe((state, before) => {
    const tab = activeTab(state);
    const user = ownId();
    if (!tab || tab.isDetail || !tab.canClose || user === "" || state.activeId === before.activeId) return;
    const paths = [tab.path, ...recentPages(localStorage, user).filter((path) => path !== tab.path)].slice(
      0,
      MAX_PAGES,
    );
    localStorage.setItem(KEY, JSON.stringify({ user, paths }));
  });
}
