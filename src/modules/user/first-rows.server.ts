import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { FIRST_ROLES, type FIRST_USERS } from "./first-users.ts";
import { stamps, type AccountRow, type IdentityTables } from "./user.server.ts";
import { DASHBOARD } from "../menu-groups.ts";
import { usernameKey } from "./user.ts";

export interface FirstSecret {
  readonly hash: string;
  /** null for a password the operator chose: it neither expires nor has to be changed. */
  readonly expiresAt: string | null;
}

/** The first roles with their rights over the menu entries there are; the menu must be in step already. */
export async function addFirstRoles(trx: DatabaseTransaction, now: number): Promise<void> {
  const db = trx.as<IdentityTables>();
  const menus = await db.selectFrom("menu").select(["id", "key", "permission"]).execute();
  for (const { code, name, holds } of FIRST_ROLES) {
    const id = newRecordId(now);
    await db
      .insertInto("role")
      .values({ ...stamps(now, null), id, code, name: name.zh, name_en: name.en, name_lo: name.lo, deleted_at: null })
      .execute();
    const granted = menus.filter(
      (menu) => menu.key === DASHBOARD.path || (menu.permission !== "" && holds(menu.permission)),
    );
    const rows = granted.map((menu) => ({
      role_id: id,
      menu_id: menu.id,
      created_at: new Date(now).toISOString(),
      created_by: null,
    }));
    if (rows.length > 0) await db.insertInto("role_menu").values(rows).execute();
  }
}

/** Adds a first user with its role, unless somebody has taken the name. */
export async function addFirstUser(
  trx: DatabaseTransaction,
  user: (typeof FIRST_USERS)[number],
  secret: FirstSecret,
  now: number,
): Promise<boolean> {
  const db = trx.as<IdentityTables>();
  const key = usernameKey(user.username);
  const taken = await db
    .selectFrom("account")
    .select("id")
    .where("username_key", "=", key)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const role = await db
    .selectFrom("role")
    .select("id")
    .where("code", "=", user.role)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (taken || !role) return false;
  const id = newRecordId(now);
  await db
    .insertInto("account")
    .values({
      ...stamps(now, null),
      id,
      username: user.username,
      username_key: key,
      real_name: user.realName,
      avatar: "",
      phone: "",
      email: "",
      introduction: "",
      password_hash: secret.hash,
      must_change_password: secret.expiresAt !== null,
      password_expires_at: secret.expiresAt,
      is_enabled: true,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto("user_role")
    .values({ account_id: id, role_id: role.id, created_at: new Date(now).toISOString(), created_by: null })
    .execute();
  return true;
}

/** First users whose printed password was not used in time. */
export const expiredFirstPasswords = (
  trx: DatabaseTransaction,
  now: string,
): Promise<Pick<AccountRow, "id" | "username">[]> =>
  trx
    .as<IdentityTables>()
    .selectFrom("account")
    .select(["id", "username"])
    .where("created_by", "is", null)
    .where("must_change_password", "=", true)
    .where("password_expires_at", "<=", now)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export async function renewPassword(
  trx: DatabaseTransaction,
  account: Pick<AccountRow, "id">,
  secret: FirstSecret,
  at: string,
): Promise<void> {
  await trx
    .as<IdentityTables>()
    .updateTable("account")
    .set({
      password_hash: secret.hash,
      password_expires_at: secret.expiresAt,
      must_change_password: secret.expiresAt !== null,
      updated_at: at,
    })
    .where("id", "=", account.id)
    .execute();
}
