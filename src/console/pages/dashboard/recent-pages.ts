import { z } from "zod";
import { ownId } from "../../../web/lookups/own-id.ts";
import { activeTab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";

/*
 * The pages that a person opened last in this browser, by their addresses only: no record's page and no title, so nothing of a record
 * stays in the browser (W13).
 */

const KEY = "terrace.recent-pages";
/** More than are shown: some may be taken from this person's menu, and some are pinned. */
const MOST = 24;
const stored = z.object({ user: z.string(), paths: z.array(z.string().startsWith("/")) });

/** The newest first; nothing of another user's. */
export function recentPages(storage: Storage, user: string): readonly string[] {
  try {
    const read = stored.safeParse(JSON.parse(storage.getItem(KEY) ?? "null"));
    return read.success && read.data.user === user ? read.data.paths : [];
  } catch {
    return [];
  }
}

let isFollowing = false;

/** Remembers each page that comes to the front from now on. It goes on while the dashboard is out of sight, which is when pages are opened. */
export function followPages(): void {
  if (isFollowing) return;
  isFollowing = true;
  useTabs.subscribe((state, before) => {
    const tab = activeTab(state);
    const user = ownId();
    if (!tab || tab.isDetail || !tab.canClose || user === "" || state.activeId === before.activeId) return;
    const paths = [tab.path, ...recentPages(localStorage, user).filter((path) => path !== tab.path)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify({ user, paths }));
  });
}
