import { sql, type RawBuilder } from "kysely";
import { EVERYTHING } from "../../../contract/permission.ts";
import type { Queryable } from "../../../server/database/database.ts";
import type { IdentityTables } from "../../identity/identity.server.ts";
import { ADMIN_ROLE } from "../role.ts";

/** A user's living roles, in the order of assignment. */
export async function rolesOf(
  database: Queryable,
  accountId: string,
): Promise<{ id: string; code: string; name: string; nameEn: string; nameLo: string }[]> {
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .select(["role.id", "role.code", "role.name", "role.name_en", "role.name_lo"])
    .where("user_role.account_id", "=", accountId)
    .where("role.deleted_at", "is", null)
    .orderBy("user_role.created_at")
    .orderBy("role.code")
    .execute();
  return rows.map(({ name_en, name_lo, ...role }) => ({ ...role, nameEn: name_en ?? "", nameLo: name_lo ?? "" }));
}

export const roleCodesOf = async (database: Queryable, accountId: string): Promise<string[]> =>
  (await rolesOf(database, accountId)).map(({ code }) => code);

/**
 * The union of the permissions of a user's roles; everything for an administrator. Codes are compared as exact strings
 * (AZ-13).
 */
export async function permissionsOf(database: Queryable, accountId: string): Promise<ReadonlySet<string>> {
  if ((await roleCodesOf(database, accountId)).includes(ADMIN_ROLE)) return new Set([EVERYTHING]);
  const rows = await grantedMenus(database, accountId)
    .select("menu.permission")
    .where("menu.permission", "!=", "")
    .execute();
  // A menu entry with this code must not make its holder an administrator.
  return new Set(rows.map(({ permission }) => permission).filter((code) => code !== EVERYTHING));
}

/** True for a row of `role` that grants the permission. */
export const roleGrants = (permission: string): RawBuilder<boolean> =>
  sql<boolean>`(role.code = ${ADMIN_ROLE} or exists (
    select from role_menu join menu on menu.id = role_menu.menu_id
    where role_menu.role_id = role.id and menu.permission = ${permission}))`;

/** Ids of the menu entries granted to a user's roles. */
export async function grantedMenuIds(database: Queryable, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await grantedMenus(database, accountId).select("menu.id").execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the menu entries granted to a role; all entries for the administrator's. Never directories. */
export async function menuIdsOfRole(on: Queryable, roleId: string): Promise<ReadonlySet<string>> {
  const db = on.as<IdentityTables>();
  const found = await db.selectFrom("role").select("code").where("id", "=", roleId).executeTakeFirst();
  const entries = db.selectFrom("menu").select("menu.id").where("menu.type", "!=", "1");
  const rows = await (
    found?.code === ADMIN_ROLE
      ? entries
      : entries.innerJoin("role_menu", "role_menu.menu_id", "menu.id").where("role_menu.role_id", "=", roleId)
  ).execute();
  return new Set(rows.map(({ id }) => id));
}

const grantedMenus = (database: Queryable, accountId: string) =>
  database
    .as<IdentityTables>()
    .selectFrom("menu")
    .innerJoin("role_menu", "role_menu.menu_id", "menu.id")
    .innerJoin("role", "role.id", "role_menu.role_id")
    .innerJoin("user_role", "user_role.role_id", "role.id")
    .where("user_role.account_id", "=", accountId)
    .where("role.deleted_at", "is", null)
    .distinct();
