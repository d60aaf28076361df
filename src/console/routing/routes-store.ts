import { create } from "zustand";
import type { MenuNode } from "../../contract/menu.ts";
import { OWN_ROUTES } from "./own-routes.ts";
import { routeTable, type RouteTable } from "./menu-routes.ts";

interface RoutesStore {
  /** The server's menu tree, unchanged. */
  readonly menus: readonly MenuNode[];
  readonly table: RouteTable;
}

const NOTHING: RoutesStore = { menus: [], table: routeTable([]) };

export const useRoutes = create<RoutesStore>(() => NOTHING);
export const fillRoutes = (menus: readonly MenuNode[]): void =>
  useRoutes.setState(({ table }) => ({ menus, table: routeTable(menus, OWN_ROUTES, table) }));
export const forgetRoutes = (): void => useRoutes.setState(NOTHING);
