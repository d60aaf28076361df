import { ADMINISTRATOR } from "../../contract/person-name.ts";
import { searchVector } from "../../crud/search/search-vector.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { AccountRow, IdentityTables } from "../identity/identity.server.ts";
import { addUsers } from "./user.server.ts";
import { user, usernameKey } from "./user.ts";

/** A user of a new installation. */
export interface FirstUser {
  readonly username: string;
  readonly realName: string;
  /** Role code. */
  readonly role: string;
}

export interface HashedPassword {
  readonly hash: string;
  /** Null for a password that the operator chose: it neither expires nor must be changed. */
  readonly expiresAt: string | null;
}

/** Adds a user with a role, unless the name is taken. Returns false if nothing was added. */
export async function addFirstUser(
  trx: DatabaseTransaction,
  first: FirstUser,
  hashed: HashedPassword,
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
    password_hash: hashed.hash,
    must_change_password: hashed.expiresAt !== null,
    password_expires_at: hashed.expiresAt,
  });
  return true;
}

/**
 * Fills the search column of accounts from before it was introduced, or before the administrator had a name in each
 * language.
 */
export async function findOldUsers(trx: DatabaseTransaction): Promise<void> {
  const db = trx.as<IdentityTables & { account: { search: string } }>();
  const rows = await db
    .selectFrom("account")
    .select(["id", "username", "real_name", "phone", "email"])
    .where((row) => row.or([row("search", "=", ""), row("real_name", "=", ADMINISTRATOR.zh)]))
    .execute();
  for (const { id, real_name, ...values } of rows)
    await db
      .updateTable("account")
      .set({ search: searchVector(user, { ...values, realName: real_name }) })
      .where("id", "=", id)
      .execute();
}

/** First users whose generated password expired unused. */
export const expiredTemporaryPasswords = (
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
  hashed: HashedPassword,
  at: string,
): Promise<void> {
  await trx
    .as<IdentityTables>()
    .updateTable("account")
    .set({
      password_hash: hashed.hash,
      password_expires_at: hashed.expiresAt,
      must_change_password: hashed.expiresAt !== null,
      updated_at: at,
    })
    .where("id", "=", account.id)
    .execute();
}
