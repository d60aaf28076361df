import { sql } from "kysely";
import type { Permission } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { scopeOf } from "../../crud/scope/scope.server.ts";
import type { Database } from "../../server/database/database.ts";
import type { Clock } from "../../server/clock.ts";
import { dataScopeOf } from "../role/role.server.ts";
import { ADMIN_ROLE } from "../role/role.ts";
import type { SessionTables } from "../session/session.server.ts";
import type { IdentityTables } from "../identity/identity.server.ts";

type Needs = { readonly database: Database; readonly clock: Clock };

/** The access of a valid session. */
export interface SessionAccess {
  /** Locked, or the password must be changed: receives nothing, as its calls are refused (TK-17, AU-13). */
  readonly isRestricted: boolean;
}

/** The valid ones among the sessions, uncached, because a delivered message cannot be taken back. */
export async function sessionAccessOf(
  { database, clock }: Needs,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, SessionAccess>> {
  if (sessionIds.length === 0) return new Map();
  const now = new Date(clock.now()).toISOString();
  const rows = await database
    .as<SessionTables & IdentityTables>()
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select(["session.id", "session.locked_at", "account.must_change_password"])
    .where("session.id", "in", [...new Set(sessionIds)])
    .where("session.ended_at", "is", null)
    .where("session.idle_at", ">", now)
    .where("session.ends_at", ">", now)
    .where("account.is_enabled", "=", true)
    .where("account.deleted_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.id, { isRestricted: row.locked_at !== null || row.must_change_password }]));
}

/** The accounts that have the permission now. */
export async function holdersOf(
  { database }: Needs,
  permission: Permission,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .leftJoin("role_menu", "role_menu.role_id", "role.id")
    .leftJoin("menu", "menu.id", "role_menu.menu_id")
    .select("user_role.account_id")
    .distinct()
    .where("user_role.account_id", "in", [...new Set(accountIds)])
    .where("role.deleted_at", "is", null)
    .where((row) => row.or([row("role.code", "=", ADMIN_ROLE), row("menu.permission", "=", permission)]))
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** The accounts without a data scope, as `dataScopeOf` determines for one. */
export async function unscopedOf({ database }: Pick<Needs, "database">, accountIds: readonly string[]) {
  if (accountIds.length === 0) return new Set<string>();
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .select("user_role.account_id")
    .distinct()
    .where("user_role.account_id", "in", [...new Set(accountIds)])
    .where("role.deleted_at", "is", null)
    .where((row) => row.or([row("role.code", "=", ADMIN_ROLE), row("role.scope", "=", "all")]))
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Returns a function that filters record ids by a user's data scope, including the recycle bin; cached by scope. */
export function seenIn(
  { database }: Pick<Needs, "database">,
  module: Module,
  ids: readonly string[],
): (userId: string) => Promise<readonly string[]> {
  const known = new Map<string, Promise<readonly string[]>>();
  return async (userId) => {
    const data = await dataScopeOf(database, userId);
    const scope = data && scopeOf(module, { userId, scope: data });
    if (!scope || ids.length === 0) return ids;
    const look = async () => {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(module.table)} where id = any(${ids}::text[]) and ${scope.condition()}`.execute(
        database.as<unknown>(),
      );
      return rows.map(({ id }) => id);
    };
    const found = known.get(scope.key) ?? look();
    known.set(scope.key, found);
    return found;
  };
}
