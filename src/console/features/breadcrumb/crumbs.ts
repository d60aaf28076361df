import { fullPath, type MenuNode } from "../../../contract/menu.ts";
import { resolve, type PageRoute, type RouteTable } from "../../routing/menu-routes.ts";

export interface Crumb {
  readonly id: string;
  readonly meta: MenuNode["meta"];
  /** Where it leads; absent for the page itself and for what leads back to it. */
  readonly to?: string;
}

/** The way from the top of the menu to a page (§2 "Breadcrumb"). */
export function crumbsOf(route: PageRoute, table: RouteTable): readonly Crumb[] {
  let path = "";
  const above = route.ancestors.map((node): Crumb => {
    path = fullPath(node.path, path);
    const target = resolve(table, path)?.pathname;
    return { id: node.id, meta: node.meta, ...(target === undefined || target === route.path ? {} : { to: target }) };
  });
  return [...above, { id: route.node.id, meta: route.node.meta }];
}
