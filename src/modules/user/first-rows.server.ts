import type { Values } from "../../crud/define-module.ts";
import { searchVector } from "../../crud/table/search.server.ts";
import { insertRows } from "../../crud/table/table.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { FIRST_USERS } from "./first-users.ts";
import { DEMO_STAFF } from "./staff.seed.ts";
import type { AccountRow, IdentityTables } from "./user.server.ts";
import { user, usernameKey } from "./user.ts";

export interface FirstSecret {
  readonly hash: string;
  /** null for a password the operator chose: it neither expires nor has to be changed. */
  readonly expiresAt: string | null;
}

/** Adds a first user with its role, unless somebody has taken the name. */
export async function addFirstUser(
  trx: DatabaseTransaction,
  first: (typeof FIRST_USERS)[number],
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

/** Users as an installation or the demonstration begins with them. */
export async function addUsers(
  trx: DatabaseTransaction,
  users: readonly (Pick<Values<typeof user>, "username" | "realName" | "roleIds"> & Partial<Values<typeof user>>)[],
  now: number,
  secret: Partial<Pick<AccountRow, "password_hash" | "must_change_password" | "password_expires_at">> = {},
): Promise<void> {
  const rows = users.map((values) => ({ id: newRecordId(now), values: { isEnabled: true, ...values } }));
  await insertRows(trx, user, rows, { by: null, at: new Date(now).toISOString() });
  for (const { id, values } of rows)
    await trx
      .as<IdentityTables>()
      .updateTable("account")
      .set({ username_key: usernameKey(values.username), ...secret })
      .where("id", "=", id)
      .execute();
}

/** Colleagues of the demonstration; whoever's name is taken, or whose roles are not there, is left out. */
export async function addDemoStaff(trx: DatabaseTransaction, now: number): Promise<void> {
  const db = trx.as<IdentityTables & { division: { id: string; value: string; deleted_at: string | null } }>();
  const living = await db.selectFrom("role").select(["id", "code"]).where("deleted_at", "is", null).execute();
  const roles = new Map(living.map(({ id, code }) => [code, id]));
  const codes = DEMO_STAFF.map(({ division }) => division);
  const divisions = await db
    .selectFrom("division")
    .select(["id", "value"])
    .where("value", "in", codes)
    .where("deleted_at", "is", null)
    .execute();
  const names = DEMO_STAFF.map(({ username }) => usernameKey(username));
  const taken = await db
    .selectFrom("account")
    .select("username_key")
    .where("username_key", "in", names)
    .where("deleted_at", "is", null)
    .execute();
  const staff = DEMO_STAFF.flatMap(({ roles: wanted, division, email, isEnabled = true, ...colleague }) => {
    const roleIds = wanted.flatMap((code) => roles.get(code) ?? []);
    if (roleIds.length === 0 || taken.some((row) => row.username_key === usernameKey(colleague.username))) return [];
    const divisionId = divisions.find(({ value }) => value === division)?.id ?? null;
    return [{ ...colleague, email: email ?? `${colleague.username}@example.la`, isEnabled, roleIds, divisionId }];
  });
  await addUsers(trx, staff, now);
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
