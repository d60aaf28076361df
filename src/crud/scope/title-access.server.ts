import { sql, type RawBuilder } from "kysely";
import { hasAny } from "../../contract/permission.ts";
import type { Caller } from "../../server/caller.ts";
import type { Module } from "../define-module.ts";
import { offers, permissionFor } from "../permissions.ts";
import { columnOf } from "../record/columns.server.ts";
import { scopeOf } from "./scope.server.ts";
import { targetOf } from "../record/reference-target.ts";

export const mayList = (module: Module, { permissions }: Pick<Caller, "permissions">): boolean =>
  hasAny(permissions, permissionFor(module, "list"));

/** Titles that are not for everybody are listed for those who may list the records. */
export const mayListTitles = (module: Module, caller: Pick<Caller, "permissions">): boolean =>
  !module.areTitlesListed || mayList(module, caller);

/**
 * SQL condition for the records whose title a caller may read by id: those whose titles they may list, within their
 * data scope, and those that a record they may list refers to, because there the title is shown anyway. Other ids count
 * as not existing (AZ-05); otherwise the picker would bypass rights and scope.
 */
export function mayReadTitle(module: Module, caller: Caller, modules: readonly Module[]): RawBuilder<unknown> {
  const isListed = mayListTitles(module, caller);
  const scope = scopeOf(module, caller);
  if (isListed && !scope) return sql`true`;
  const own = sql.ref(`${module.table}.id`);
  const referring = modules
    .filter((other) => offers(other, "list") && mayList(other, caller))
    .flatMap((other) =>
      other.properties
        .filter(({ property: { source } }) => source && targetOf(other, source)?.path === module.path)
        .map(({ name, property: { join } }) => {
          const refers = join
            ? sql`exists (select 1 from ${sql.table(join.table)} j where j.${sql.ref(join.from)} = o.id and j.${sql.ref(join.to)} = ${own})`
            : sql`o.${sql.ref(columnOf(name))} = ${own}`;
          const seen = scopeOf(other, caller)?.condition("o") ?? sql`true`;
          return sql`exists (select 1 from ${sql.table(other.table)} o where ${refers} and o.deleted_at is null and ${seen})`;
        }),
    );
  const listed = isListed && scope ? [scope.condition()] : [];
  return sql`(${sql.join([sql`false`, ...listed, ...referring], sql` or `)})`;
}
