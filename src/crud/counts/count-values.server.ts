import { sql, type RawBuilder } from "kysely";
import type { Counts } from "../../contract/counts.ts";
import type { ReferenceTarget } from "../../fields/field.ts";
import type { Queryable } from "../../server/database/database.ts";
import { columnOf } from "../record/columns.server.ts";
import { MAX_COUNTED } from "../list-query/page-of-rows.server.ts";

/** If not all records were gathered, only values with at least this many are reported, as "1,000+". */
export const MANY = 1_000;
export const MAX_VALUES = 60;

export interface ValueCount {
  readonly value: unknown;
  readonly count: number;
}

interface CountQuery {
  /** The value of a record, or with `isList` its values. */
  readonly held: RawBuilder<unknown>;
  readonly isList?: boolean;
  /** The tree whose records the values are: each counts for those above it too, as `within` finds them. */
  readonly tree?: ReferenceTarget | undefined;
  /** Tables and conditions: `from … where …`. */
  readonly from: RawBuilder<unknown>;
  /** Values as list filters take them; by default as text. */
  readonly wireOf?: (value: unknown) => string;
}

/** Counts of values and of the tree's records above them. `union` ends a cycle: each value reaches each record once. */
const withAncestors = (tree: ReferenceTarget, each: RawBuilder<unknown>): RawBuilder<unknown> => {
  const parent = sql.ref(columnOf(tree.tree?.parent ?? ""));
  return sql`
    with recursive own as (${each}),
    above(origin, value, count) as (select value, value, count from own
      union select above.origin, t.${parent}, above.count from above join ${sql.table(tree.table)} t on t.id = above.value where t.${parent} is not null)
    select value, sum(count)::int from above group by value`;
};

/**
 * Counts the found records by value. Up to `MAX_COUNTED` records are gathered and counted exactly. Of more, the
 * gathered ones give a lower bound, which is reported from `MANY` on.
 */
export async function countValues(
  on: Queryable,
  { held, isList = false, tree, from, wireOf = String }: CountQuery,
): Promise<Counts> {
  const values = isList ? sql`unnest(held) as value from found` : sql`held as value from found`;
  const each = sql`select value, count(*)::int as count from (select ${values}) as each where value is not null group by value`;
  const { rows } = await sql<ValueCount & { found_count: number }>`
    with recursive found as materialized (select ${held} as held ${from} limit ${MAX_COUNTED + 1}),
    size as (select count(*)::int as found_count from found),
    counted(value, count) as (${tree ? withAncestors(tree, each) : each})
    select found_count, value, count from size left join (
      select value, count from counted order by count desc, value limit ${MAX_VALUES + 1}) as most on true
    order by count desc, value`.execute(on.as<unknown>());
  const isMore = (rows[0]?.found_count ?? 0) > MAX_COUNTED;
  const named = rows.filter(({ value, count }) => value !== null && (!isMore || count >= MANY)).slice(0, MAX_VALUES);
  return {
    values: named.map(({ value, count }) => ({
      value: wireOf(value),
      ...(isMore ? { count: MANY, isMore } : { count }),
    })),
    isPart: isMore || rows.length > MAX_VALUES,
  };
}
