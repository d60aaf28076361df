import { useMemo } from "react";
import { create } from "zustand";
import { preference, usePreference } from "../../web/preferences/preferences.ts";
import { activeTab } from "../tabs/tabs.ts";
import { useActiveTab, useTabs } from "../tabs/tabs-store.ts";
import { topEntries, type MenuEntry } from "./menu-entries.ts";
import { highlightedPath, topNode } from "./menu-place.ts";
import { resolve, type PageRoute } from "../routing/menu-routes.ts";
import { DASHBOARD_PATH } from "../routing/own-routes.ts";
import { useRoutes } from "../routing/routes-store.ts";

/** Route of the active page; undefined on the 404 and 401 pages. */
export function useActiveRoute(): PageRoute | undefined {
  const table = useRoutes((routes) => routes.table);
  const path = useActiveTab()?.path;
  return useMemo(() => (path === undefined ? undefined : resolve(table, path)?.route), [table, path]);
}

export const useTopEntries = (): readonly MenuEntry[] => {
  const menus = useRoutes((routes) => routes.menus);
  return useMemo(() => topEntries(menus), [menus]);
};

/**
 * A chosen module that only has external links. Its menu is shown beside the page that was active when it was chosen.
 */
const useBeside = create<{ readonly top?: string; readonly page?: string | undefined }>(() => ({}));
export const showBeside = (top: MenuEntry): void =>
  useBeside.setState({ top: top.id, page: activeTab(useTabs.getState())?.id });

export interface MenuLocation {
  /** Undefined if the page belongs to no top entry. */
  readonly top: MenuEntry | undefined;
  readonly highlightedPath: string | undefined;
}

/**
 * The top entry and the menu line of the active page. A page outside the menus keeps the last chosen top entry
 * highlighted.
 */
export function useMenuLocation(): MenuLocation {
  const { menus, table } = useRoutes();
  const tops = useTopEntries();
  const route = useActiveRoute();
  const chosen = usePreference("topMenuIndex");
  const front = useActiveTab()?.id;
  const beside = useBeside();
  return useMemo(() => {
    const node = route && topNode(menus, table, route);
    const path = route && highlightedPath(table, route);
    const shown = front === beside.page ? tops.find((entry) => entry.id === beside.top) : undefined;
    return {
      top:
        shown ??
        (node ? tops.find((entry) => entry.id === node.id) : route?.path === DASHBOARD_PATH ? undefined : tops[chosen]),
      highlightedPath: path,
    };
  }, [menus, table, tops, route, chosen, front, beside]);
}

/** Saves the selected top entry as a preference (§3). */
export const rememberTop = (index: number): void => {
  if (preference.topMenuIndex.read() !== index) preference.topMenuIndex.write(index);
};
