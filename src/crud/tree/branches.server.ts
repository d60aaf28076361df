import { sql } from "kysely";
import { sliceOf, type AskedPage } from "../../contract/list-query.ts";
import { columnOf, type Row } from "../record/columns.server.ts";
import type { Module } from "../define-module.ts";
import { scopeOf, withinScope, type ScopedUser } from "../scope/scope.server.ts";
import { repositoryOf, type RepositoryServices } from "../repository/repository.server.ts";

interface Branches {
  /** The living children of a record, or one page of them; for null the records without a visible parent. */
  below(parent: string | null, part?: AskedPage): Promise<Row[]>;
  /** Those of the given records that have living children. */
  parents(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Reads a tree level by level within the viewer's data scope; without a viewer all of it. */
export function branchesOf(module: Module, services: RepositoryServices, viewer?: ScopedUser): Branches {
  const { database } = services;
  const scope = viewer && scopeOf(module, viewer);
  const visible = viewer ? repositoryOf(module, services).for(viewer) : repositoryOf(module, services);
  const table = sql.table(module.table);
  const withParent = sql.ref(columnOf(module.tree?.parent ?? "id"));
  // Records whose parent is outside of the scope appear as roots.
  const isRoot = scope
    ? sql`not exists (select 1 from ${table} above where above.id = ${table}.${withParent} and above.deleted_at is null and ${scope.condition("above")})`
    : sql`${withParent} is null`;
  return {
    below(parent, part) {
      const { limit, offset } = part ? sliceOf(part) : {};
      const isBelow = parent === null ? isRoot : sql`${withParent} = ${parent}`;
      return visible.where(database, sql`deleted_at is null and ${isBelow}`, limit, offset);
    },
    async parents(ids) {
      const seen = withinScope(scope);
      const { rows } = await sql<{
        id: string;
      }>`select asked.id from unnest(${ids}::text[]) as asked(id) where exists (select 1 from ${table} where ${withParent} = asked.id and deleted_at is null${seen})`.execute(
        database.as<unknown>(),
      );
      return new Set(rows.map(({ id }) => id));
    },
  };
}
