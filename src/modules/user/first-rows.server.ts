import { searchVector } from "../../crud/search/search-vector.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { addUsers, type AccountRow, type IdentityTables } from "./user.server.ts";
import { user, usernameKey } from "./user.ts";

/** Somebody an installation begins with. */
export interface FirstUser {
  readonly username: string;
  readonly realName: string;
  /** Code of the role. */
  readonly role: string;
}

export interface FirstSecret {
  readonly hash: string;
  /** null for a password the operator chose: it neither expires nor has to be changed. */
  readonly expiresAt: string | null;
}

/** Adds a first user with its role, unless somebody has taken the name. */
export async function addFirstUser(
  trx: DatabaseTransaction,
  first: FirstUser,
  secret: FirstSecret,
  now: number,
): Promise<boolean> {
  const db = trx.as<IdentityTables>();
  const key = usernameKey(first.username);
  const taken = await db
    .selectFrom("account")
    .select("id")
    .where("username_key", "=", key)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const role = await db
    .selectFrom("role")
    .select("id")
    .where("code", "=", first.role)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (taken || !role) return false;
  await addUsers(trx, [{ username: first.username, realName: first.realName, roleIds: [role.id] }], now, {
    password_hash: secret.hash,
    must_change_password: secret.expiresAt !== null,
    password_expires_at: secret.expiresAt,
  });
  return true;
}

/** Makes accounts findable that were there before users could be searched. */
export async function findOldUsers(trx: DatabaseTransaction): Promise<void> {
  const db = trx.as<IdentityTables & { account: { search: string } }>();
  const rows = await db
    .selectFrom("account")
    .select(["id", "username", "real_name", "phone", "email"])
    .where("search", "=", "")
    .execute();
  for (const { id, real_name, ...values } of rows)
    await db
      .updateTable("account")
      .set({ search: searchVector(user, { ...values, realName: real_name }) })
      .where("id", "=", id)
      .execute();
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
