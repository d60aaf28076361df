import { EVERYTHING } from "../../contract/permission.ts";
import type { MenuNode } from "../../contract/menu.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { grantedMenuIds } from "../role/role.server.ts";
import type { IdentityTables, MenuTableRow } from "../user/user.server.ts";
import { menu } from "./menu.ts";

/** The calls of §7 "Menus" that every signed-in user makes. */
export const menuRoutes = ({ database }: Services): Route[] =>
  routes(menu, {
    mine: async (_, { caller }) => {
      const rows = await database
        .as<IdentityTables>()
        .selectFrom("menu")
        .selectAll()
        .where("type", "!=", "3")
        .orderBy("sort")
        .orderBy("id")
        .execute();
      if (caller.permissions.has(EVERYTHING)) return menuTree(rows, () => true);
      const granted = await grantedMenuIds(database, caller.userId);
      const buttons = await database
        .as<IdentityTables>()
        .selectFrom("menu")
        .select(["id", "parent_id"])
        .where("type", "=", "3")
        .execute();
      // A right to something on a page is a right to see the page.
      const opened = new Set(buttons.filter(({ id }) => granted.has(id)).map((button) => button.parent_id));
      return menuTree(
        rows,
        ({ id, type, parent_id }) =>
          granted.has(id) || opened.has(id) || (type === "4" && parent_id !== null && granted.has(parent_id)),
      );
    },
    permissions: async (_, { caller }) => [...caller.permissions].sort(),
  });

/**
 * The tree of the visible entries and what they hang below; directories with nothing in them are left out (§6). Rows
 * come in their order; buttons are not among them. An entry whose ancestors run in a circle is in nobody's tree.
 */
export function menuTree(rows: readonly MenuTableRow[], isVisible: (row: MenuTableRow) => boolean): MenuNode[] {
  const below = Map.groupBy(rows, (row) => row.parent_id);
  const nodesOf = (parentId: string | null): MenuNode[] =>
    (below.get(parentId) ?? []).flatMap((row) => {
      const children = nodesOf(row.id);
      const isShown = children.length > 0 || (row.type !== "1" && isVisible(row));
      return isShown ? [nodeOf(row, children)] : [];
    });
  return nodesOf(null);
}

const nodeOf = (row: MenuTableRow, children: MenuNode[]): MenuNode => ({
  id: row.id,
  parentId: row.parent_id,
  path: row.path,
  url: row.path,
  redirect: row.redirect,
  // The family's router wants a name of its own for each route.
  name: row.path.replace(/^\//, "").replaceAll("/", "-") || row.id,
  component: row.component,
  type: row.type,
  hidden: row.is_hidden,
  sort: row.sort,
  meta: {
    title: row.title,
    titleEn: row.title_en,
    titleLo: row.title_lo,
    icon: row.icon,
    noCache: row.no_cache,
    hidden: row.is_hidden,
    alwaysShow: row.always_show,
    requireAuth: true,
    permission: row.permission,
  },
  children,
});
