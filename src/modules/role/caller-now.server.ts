import { hasAny, type Permission } from "../../contract/permission.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/http/route.ts";
import type { IdentityTables } from "../user/user.server.ts";
import { permissionsOf, roleCodesOf } from "./rights/held-rights.server.ts";
import { dataScopeOf } from "./scope.server.ts";

/**
 * Somebody in whose name the program works later, as they stand now; undefined when they may not sign in any more or lost the right
 * (TK-10). They may have signed out since: a job and a scheduled message can be left.
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
  const permissions = await permissionsOf(database, accountId, await roleCodesOf(database, accountId));
  if (!hasAny(permissions, permission as Permission)) return undefined;
  const scope = await dataScopeOf(database, accountId);
  return {
    sessionId: "", // whoever writes in their name gives the work's own: the check names an entry of a person without a session
    userId: accountId,
    username: account.username,
    permissions,
    restrictions: new Set(),
    hasRecentPassword: true, // asked for when the work was
    ...(scope ? { scope } : {}),
  };
}
