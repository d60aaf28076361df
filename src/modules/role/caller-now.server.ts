import { hasAny, type Permission } from "../../contract/permission.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { permissionsOf, roleGrants } from "./rights/held-rights.server.ts";
import { dataScopeOf, dataScopesOf } from "./role-scope.server.ts";

/**
 * The current rights of a user on whose behalf the program works later (jobs, scheduled messages); undefined when the
 * account is disabled or lost the permission (TK-10). A session is not needed.
 */
export async function callerNow(
  database: Queryable,
  accountId: string,
  permission: string,
): Promise<Caller | undefined> {
  const account = await database
    .as<IdentityTables>()
    .selectFrom("account")
    .select("username")
    .where("id", "=", accountId)
    .where("is_enabled", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!account) return undefined;
  const permissions = await permissionsOf(database, accountId);
  if (!hasAny(permissions, permission as Permission)) return undefined;
  const scope = await dataScopeOf(database, accountId);
  return {
    sessionId: "", // set by the writer: the log's check recognises a user's entries without a session
    userId: accountId,
    username: account.username,
    permissions,
    restrictions: new Set(),
    hasRecentPassword: true, // checked when the work was requested
    ...(scope ? { scope } : {}),
  };
}

/**
 * All users who have a permission now, with their data scopes: those to be told of something that concerns its holders.
 * However many they are, it takes two queries.
 */
export async function holdersOf(
  on: Queryable,
  permission: Permission,
): Promise<readonly Pick<Caller, "userId" | "scope">[]> {
  const holders = await on
    .as<IdentityTables>()
    .selectFrom("account")
    .innerJoin("user_role", "user_role.account_id", "account.id")
    .innerJoin("role", "role.id", "user_role.role_id")
    .select("account.id")
    .distinct()
    .where("account.is_enabled", "=", true)
    .where("account.deleted_at", "is", null)
    .where("role.deleted_at", "is", null)
    .where(roleGrants(permission))
    .orderBy("account.id")
    .execute();
  const ids = holders.map(({ id }) => id);
  const scopes = await dataScopesOf(on, ids);
  return ids.flatMap((userId) => {
    if (!scopes.has(userId)) return []; // their last role was taken away between the two
    const scope = scopes.get(userId);
    return [{ userId, ...(scope ? { scope } : {}) }];
  });
}
