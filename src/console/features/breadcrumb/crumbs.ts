import { fullPath, type MenuNode } from "../../../contract/menu.ts";
import { resolve, type PageRoute, type RouteTable } from "../../routing/menu-routes.ts";

export interface Crumb {
  readonly id: string;
  readonly meta: MenuNode["meta"];
  /** Address of the entry; absent for the page itself and for entries that would lead back to it. */
  readonly to?: string;
}

/** The entries from the top of the menu down to a page (§2 "Breadcrumb"). */
export function crumbsOf(route: PageRoute, table: RouteTable): readonly Crumb[] {
  let path = "";
  const above = route.ancestors.map((node): Crumb => {
    path = fullPath(node.path, path);
    const target = resolve(table, path)?.pathname;
    return { id: node.id, meta: node.meta, ...(target === undefined || target === route.path ? {} : { to: target }) };
  });
  return [...above, { id: route.node.id, meta: route.node.meta }];
}
