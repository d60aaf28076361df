import { sql, type Expression, type SqlBool } from "kysely";
import type { Author } from "../../contract/errors.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { scopeOf, type Asker } from "../scope/scope.server.ts";

/** What is asked, and among all declared modules by whom. */
interface Asked {
  readonly module: Pick<Module, "path">;
  readonly id: string;
  readonly asker: Asker;
  readonly modules: readonly Module[];
}

/** Whether somebody may be told who did it: people of their data scope and themselves; `account` is whoever did (AZ-05). */
export function isAuthorSeen(asker: Asker, modules: readonly Module[]): Expression<SqlBool> {
  const people = modules.find(({ table }) => table === "account");
  const scope = people && scopeOf(people, asker)?.condition("account");
  // Where nobody says which people there are, somebody with a scope sees themselves alone.
  const seen = scope ?? (people || !asker.scope ? sql`true` : sql`false`);
  return sql<SqlBool>`(account.id = ${asker.userId} or ${seen})`;
}

/**
 * Who last changed a record, by the activity log; undefined: the program itself, nobody knows, or somebody outside the data scope of
 * who asks (AZ-05).
 */
export async function lastAuthor(on: Queryable, { module, id, asker, modules }: Asked): Promise<Author | undefined> {
  const { rows } = await sql<Author>`
    select case when ${isAuthorSeen(asker, modules)} then entry.by_id end as id,
      coalesce(nullif(account.real_name, ''), entry.by_name) as name
    from audit_log entry left join account on account.id = entry.by_id
    where entry.module = ${module.path} and entry.record_id = ${id}
    order by entry.position desc limit 1`.execute(on.as<unknown>());
  return rows[0]?.id ? rows[0] : undefined;
}
