import { EVERYTHING } from "../../../contract/permission.ts";
import type { Queryable } from "../../../server/database/database.ts";
import type { IdentityTables } from "../../user/user.server.ts";
import { ADMIN_ROLE } from "../role.ts";

/** The codes of a user's living roles, in the order they were given. */
export async function roleCodesOf(database: Queryable, accountId: string): Promise<string[]> {
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .select("role.code")
    .where("user_role.account_id", "=", accountId)
    .where("role.deleted_at", "is", null)
    .orderBy("user_role.created_at")
    .orderBy("role.code")
    .execute();
  return rows.map(({ code }) => code);
}

/** The same roles by the names people know them by. */
export async function roleNamesOf(
  database: Queryable,
  accountId: string,
): Promise<{ code: string; name: string; nameEn: string; nameLo: string }[]> {
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .select(["role.code", "role.name", "role.name_en", "role.name_lo"])
    .where("user_role.account_id", "=", accountId)
    .where("role.deleted_at", "is", null)
    .orderBy("user_role.created_at")
    .orderBy("role.code")
    .execute();
  return rows.map(({ code, name, name_en, name_lo }) => ({ code, name, nameEn: name_en ?? "", nameLo: name_lo ?? "" }));
}

/** The union of what a user's roles may do; the administrator's is everything. Codes are exact strings (AZ-13). */
export async function permissionsOf(
  database: Queryable,
  accountId: string,
  roleCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (roleCodes.includes(ADMIN_ROLE)) return new Set([EVERYTHING]);
  const rows = await grantedMenus(database, accountId)
    .select("menu.permission")
    .where("menu.permission", "!=", "")
    .execute();
  // A code of that spelling in a menu row must not make an administrator.
  return new Set(rows.map(({ permission }) => permission).filter((code) => code !== EVERYTHING));
}

/** The ids of the menu entries a user's roles were given. */
export async function grantedMenuIds(database: Queryable, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await grantedMenus(database, accountId).select("menu.id").execute();
  return new Set(rows.map(({ id }) => id));
}

/** The ids of the menu entries one role was given; of all entries for the administrator's. Directories are never among them. */
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
