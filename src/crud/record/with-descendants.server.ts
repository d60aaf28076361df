import { sql, type RawBuilder } from "kysely";
import type { ReferenceTarget } from "../../fields/field.ts";
import { columnOf } from "./columns.server.ts";

/** Selects the ids of the given records of a tree and of all records below them; without a tree the given ids. */
export function withDescendants(target: ReferenceTarget | undefined, ids: readonly string[]): RawBuilder<unknown> {
  const given = sql`select unnest(${ids}::text[])`;
  if (!target?.tree) return given;
  const parent = sql.ref(columnOf(target.tree.parent));
  // `union` removes duplicates, so that the recursion ends even in a cycle (AZ-11).
  return sql`with recursive below(id) as (${given} union select t.id from ${sql.table(target.table)} t join below on t.${parent} = below.id) select id from below`;
}
