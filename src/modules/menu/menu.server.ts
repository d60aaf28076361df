import { Failure } from "../../contract/errors.ts";
import { EVERYTHING } from "../../contract/permission.ts";
import type { MenuNode } from "../../contract/menu.ts";
import type { Module } from "../../crud/define-module.ts";
import { freshCache } from "../../server/database/changes/fresh-cache.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { ADMIN_ROLE } from "../role/role.ts";
import { grantedMenuIds } from "../role/role.server.ts";
import { GRANTS_CHANGED, type IdentityTables } from "../identity/identity.server.ts";
import { addEntry, removeEntry, updateEntry } from "./edit-menu.server.ts";
import { generateButtons } from "./buttons/generate-buttons.server.ts";
import { menuAdmin } from "./menu-admin.ts";
import { menuRows, roleCounts } from "./menu-rows.server.ts";
import { entriesBelow, entryTree, grantedTree, menuTree } from "./menu-tree.server.ts";
import { menu } from "./menu.ts";
import { moveEntry } from "./tree/move-menu.server.ts";
import { namedViews } from "./named-views.ts";

export { menuRows } from "./menu-rows.server.ts";
export { grantedTree, menuTree } from "./menu-tree.server.ts";

const MAX_STALE = 1_000; // ms; TK-11 holds even if an announcement is lost

/** The menu with all pages, as an administrator sees it. */
export const wholeMenu = ({
  changes,
  database,
}: Pick<Services, "changes" | "database">): (() => Promise<readonly MenuNode[]>) => {
  const cache = freshCache({ max: 1, ttlMs: MAX_STALE }, async () => menuTree(await menuRows(database), () => true));
  changes.on(GRANTS_CHANGED, () => cache.drop());
  return async () => (await cache.get("all")) ?? [];
};

/** Routes of §7 "Menus", for users and for administrators. */
export const menuRoutes = (services: Services, modules: readonly Module[], pages: readonly DeclaredPage[]): Route[] => {
  const { changes, database } = services;
  // All users fetch their menu after a change of grants, so the rows are read once for all of them.
  const cache = freshCache({ max: 1, ttlMs: MAX_STALE }, () => menuRows(database));
  changes.on(GRANTS_CHANGED, () => cache.drop());
  return [
    ...routes(menu, {
      mine: async (_, { caller }) => {
        const rows = (await cache.get("all")) ?? [];
        return caller.permissions.has(EVERYTHING)
          ? menuTree(rows, () => true)
          : grantedTree(rows, await grantedMenuIds(database, caller.userId));
      },
      permissions: async (_, { caller }) => [...caller.permissions].sort(),
    }),
    ...routes(menuAdmin, {
      list: async () => entryTree(await menuRows(database), await roleCounts(database)),
      children: async ({ parentId = null }) => {
        const rows = await menuRows(database);
        if (parentId !== null && !rows.some(({ id }) => id === parentId)) throw new Failure("notFound");
        return entriesBelow(rows, parentId, await roleCounts(database));
      },
      views: async () => namedViews(modules, pages),
      preview: ({ roleId }) => preview(services, roleId),
      add: (values, context) => addEntry(services, values, context),
      update: ({ id, version, ...values }, { caller }) => updateEntry(services, id, version, values, caller),
      remove: (asked, { caller }) => removeEntry(services, asked, caller),
      changeSort: (move, { caller }) => moveEntry(services, move, caller),
      generateButtons: (asked, context) => generateButtons(services, asked, context),
    }),
  ];
};

async function preview({ database }: Services, roleId: string): Promise<MenuNode[]> {
  const db = database.as<IdentityTables>();
  const role = await db
    .selectFrom("role")
    .select("code")
    .where("id", "=", roleId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!role) throw new Failure("notFound");
  const rows = await menuRows(database);
  if (role.code === ADMIN_ROLE) return menuTree(rows, () => true);
  const granted = await db.selectFrom("role_menu").select("menu_id").where("role_id", "=", roleId).execute();
  return grantedTree(rows, new Set(granted.map(({ menu_id }) => menu_id)));
}
