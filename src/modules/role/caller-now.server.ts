import { hasAny, type Permission } from "../../contract/permission.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/http/route.ts";
import type { IdentityTables } from "../user/user.server.ts";
import { permissionsOf } from "./rights/held-rights.server.ts";
import { dataScopeOf } from "./scope.server.ts";

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

/** All users who have a permission now, with their rights: those to be told of something that concerns its holders. */
export async function callersWith(on: Queryable, permission: string): Promise<readonly Caller[]> {
  const accounts = await on
    .as<IdentityTables>()
    .selectFrom("account")
    .select("id")
    .where("is_enabled", "=", true)
    .where("deleted_at", "is", null)
    .where((row) =>
      row.exists(row.selectFrom("user_role").select("role_id").whereRef("user_role.account_id", "=", "account.id")),
    )
    .orderBy("id")
    .execute();
  const found: Caller[] = [];
  // One after another: within a transaction there is one connection.
  for (const { id } of accounts) {
    const caller = await callerNow(on, id, permission);
    if (caller) found.push(caller);
  }
  return found;
}
