import { sql, type Expression, type SqlBool } from "kysely";
import type { Author } from "../../contract/errors.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { scopeOf, type ScopedUser } from "../scope/scope.server.ts";

/** The record, the user who sees it, and all declared modules. */
interface AuthorQuery {
  readonly module: Pick<Module, "path">;
  readonly id: string;
  readonly viewer: ScopedUser;
  readonly modules: readonly Module[];
}

/**
 * SQL condition that the viewer may see the person in table `account`: oneself and users in the viewer's data scope
 * (AZ-05).
 */
export function isAuthorSeen(viewer: ScopedUser, modules: readonly Module[]): Expression<SqlBool> {
  const people = modules.find(({ table }) => table === "account");
  const scope = people && scopeOf(people, viewer)?.condition("account");
  // Without a module of users, a viewer with a data scope sees only themselves.
  const seen = scope ?? (people || !viewer.scope ? sql`true` : sql`false`);
  return sql<SqlBool>`(account.id = ${viewer.userId} or ${seen})`;
}

/**
 * The author of a record's last change by the activity log; undefined for the program itself, when unknown, or outside
 * of the viewer's data scope (AZ-05).
 */
export async function lastAuthor(
  on: Queryable,
  { module, id, viewer, modules }: AuthorQuery,
): Promise<Author | undefined> {
  const { rows } = await sql<Author>`
    select case when ${isAuthorSeen(viewer, modules)} then entry.by_id end as id,
      coalesce(nullif(account.real_name, ''), entry.by_name) as name
    from audit_log entry left join account on account.id = entry.by_id
    where entry.module = ${module.path} and entry.record_id = ${id}
    order by entry.position desc limit 1`.execute(on.as<unknown>());
  return rows[0]?.id ? rows[0] : undefined;
}
