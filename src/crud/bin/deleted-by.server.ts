import { sql } from "kysely";
import type { Page } from "../../contract/list-query.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import type { ScopedUser } from "../scope/scope.server.ts";
import type { Row } from "../record/columns.server.ts";
import { isAuthorSeen } from "../optimistic-locking/last-author.server.ts";

/** Adds to records of the recycle bin who deleted them, for whoever may see that person (AZ-05). */
export async function withDeletedBy(
  on: Queryable,
  { module, modules }: { readonly module: Module; readonly modules: readonly Module[] },
  viewer: ScopedUser,
  page: Page<Row>,
): Promise<Page<Row>> {
  const ids = page.rows.map(({ id }) => id);
  const { rows } = await sql<{ id: string; name: string }>`
    select record.id, coalesce(nullif(account.real_name, ''), account.username) as name
    from ${sql.table(module.table)} record join account on account.id = record.updated_by
    where record.id = any(${ids}::text[]) and ${isAuthorSeen(viewer, modules)}`.execute(on.as<unknown>());
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return { ...page, rows: page.rows.map((row) => ({ ...row, deletedBy: names.get(row.id) ?? "" })) };
}
