import { sql, type Expression, type SqlBool } from "kysely";
import type { Words } from "../../contract/text.ts";
import type { ReferenceTarget } from "../../fields/field.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Option } from "../../contract/option.ts";
import { recordTitles } from "../record/record-title.ts";
import { columnOf } from "../record/columns.server.ts";
import { MAX_DEPTH } from "./tree-rules.server.ts";

/**
 * The condition that a record can be chosen: active, and in a tree all ancestors too. Computed downwards from the few
 * inactive records, not upwards from each record.
 */
export function choosableIn({ table, tree, active }: ReferenceTarget): Expression<SqlBool> {
  if (!active) return sql`true`;
  const [name, isActive] = [sql.table(table), sql.ref(columnOf(active))];
  if (!tree) return sql`${isActive}`;
  return sql`${name}.id not in (
    with recursive off(id) as (
      select id from ${name} where not ${isActive}
      union
      select below.id from off join ${name} below on below.${sql.ref(columnOf(tree.parent))} = off.id)
    select id from off)`;
}

/** The ancestors of tree records, from the root, by id; undefined without a tree. */
export async function pathsOf(
  on: Queryable,
  module: ReferenceTarget,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Option["path"]>> | undefined> {
  const { table, tree, fields, recordTitle } = module;
  if (!tree) return undefined;
  const [name, parent] = [sql.table(table), sql.ref(columnOf(tree.parent))];
  const suffixes = Object.keys(fields[recordTitle]?.properties ?? {});
  const titles = sql.join(
    suffixes.map((suffix) => sql`t.${sql.ref(columnOf(recordTitle + suffix))} as ${sql.ref(recordTitle + suffix)}`),
  );
  const { rows } = await sql<{ start: string; id: string }>`
    with recursive up(start, above, level) as (
      select id, ${parent}, 1 from ${name} where id = any(${ids}::text[])
      union all
      select up.start, t.${parent}, up.level + 1 from up join ${name} t on t.id = up.above where up.level <= ${MAX_DEPTH})
    select up.start, t.id, ${titles} from up join ${name} t on t.id = up.above order by up.level desc`.execute(
    on.as<unknown>(),
  );
  const paths = new Map<string, { id: string; title: Words }[]>(ids.map((id) => [id, []]));
  for (const row of rows) paths.get(row.start)?.push({ id: row.id, title: recordTitles(module, row) });
  return paths;
}
