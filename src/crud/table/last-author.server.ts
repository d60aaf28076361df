import { sql } from "kysely";
import type { Author } from "../../contract/errors.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";

/** Who last changed a record, by the activity log; undefined: the program itself, or nobody knows. */
export async function lastAuthor(on: Queryable, module: Pick<Module, "path">, id: string): Promise<Author | undefined> {
  const { rows } = await sql<Author>`
    select entry.by_id as id, coalesce(nullif(account.real_name, ''), entry.by_name) as name
    from audit_log entry left join account on account.id = entry.by_id
    where entry.module = ${module.path} and entry.record_id = ${id}
    order by entry.position desc limit 1`.execute(on.as<unknown>());
  return rows[0]?.id ? rows[0] : undefined;
}
