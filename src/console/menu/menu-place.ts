import type { MenuNode } from "../../contract/menu.ts";
import type { MenuEntry } from "./menu-entries.ts";
import { isDetail, type PageRoute, type RouteTable } from "../routing/menu-routes.ts";

/*
 * Place of a page in the menus: the highlighted top entry, the highlighted line of the left menu, the open submenu.
 */

/** Path of the highlighted menu line: the page's own; for a detail page that of the page it is opened from. */
export function highlightedPath(table: RouteTable, route: PageRoute): string | undefined {
  if (!isDetail(route.node)) return route.path;
  const parents = table.routes.filter((other) => other.kind === "page" && !isDetail(other.node));
  const above = route.ancestors.findLast((ancestor) => parents.some((other) => other.node === ancestor));
  if (above) return parents.find((other) => other.node === above)?.path;
  return parents
    .filter((other) => route.path.startsWith(`${other.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.path;
}

/** Entries from the top of a menu down to the one with this path; empty if there is none. */
export function chainTo(entries: readonly MenuEntry[], path: string | undefined): readonly MenuEntry[] {
  for (const entry of entries) {
    if (entry.path === path && entry.children.length === 0) return [entry];
    const below = chainTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

/** The top-level node of a page, in the tree as the server sent it. */
export const topNode = (menus: readonly MenuNode[], table: RouteTable, route: PageRoute): MenuNode | undefined => {
  const path = highlightedPath(table, route);
  const lit = path === undefined ? route : (table.byPath.get(path) ?? route);
  const top = lit.ancestors[0] ?? lit.node;
  return menus.find((node) => node === top);
};
