import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Counts } from "../../contract/counts.ts";
import { invalidField } from "../../contract/errors.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { treeOf } from "../../fields/reference/tree-of.ts";
import { joinedIds } from "../../fields/references/joining-table.server.ts";
import { untilAborted } from "../../server/database/connections/query-context.ts";
import type { Caller } from "../../server/caller.ts";
import type { NamedProperty } from "../define-module.ts";
import { standardRoute, type MoreRoutes, type Resource } from "../resource.server.ts";
import { scopeOf, withinScope } from "../scope/scope.server.ts";
import { columnOf } from "../record/columns.server.ts";
import { conditionsOf } from "../list-query/filters.server.ts";
import { joinedOf } from "../record/joins.server.ts";
import { MAX_COUNTED } from "../list-query/page-of-rows.server.ts";
import { countValues, MANY, MAX_VALUES, type ValueCount } from "./count-values.server.ts";
import { countedFieldsOf, countsCallOf, type CountsAsked } from "./counts-call.ts";

/*
 * Counts shown beside a filter's choices. They cost no more than the list itself: found records are counted by
 * `countValues`, a long unfiltered list along the index of the filter, value by value.
 */

export async function countsOf(resource: Resource, { by, of }: CountsAsked, caller: Caller): Promise<Counts> {
  const { module, repository } = resource;
  const counted = countedFieldsOf(module).get(by);
  if (!counted) throw invalidField("by", VALIDATION_TEXTS.unknownFilter);
  const scope = scopeOf(module, caller);
  const isWhole = of.filters.length === 0 && !of.search && !of.isBin && scope === undefined;
  const isIndexed =
    (module.list.filters?.includes(counted.fieldName) ?? false) && isOneValue(counted) && !treeOf(counted.property);
  if (isWhole && isIndexed && (await repository.total({ filters: [] })) > MAX_COUNTED)
    return alongIndex(resource, counted);
  return amongFound(resource, counted, sql`${conditionsOf(module, of)}${withinScope(scope)}`);
}

/** Values as list filters take them. */
const wireOf = ({ property }: NamedProperty, value: unknown): string =>
  property.column === "boolean" ? String(z.encode(property.schema, value)) : String(value);

const isOneValue = ({ property }: NamedProperty): boolean => !property.join && property.column !== "text[]";

function amongFound({ module, services }: Resource, counted: NamedProperty, condition: RawBuilder<unknown>) {
  const joined = joinedOf(module).find(({ name }) => name === counted.name);
  return countValues(services.database, {
    held: joined ? sql.raw(joinedIds(joined)) : sql.ref(columnOf(counted.name)),
    isList: !isOneValue(counted),
    tree: treeOf(counted.property),
    from: sql`from ${sql.table(module.table)} where ${condition}`,
    wireOf: (value) => wireOf(counted, value),
  });
}

/** Steps from value to value, and at each counts at most `MANY` records. */
async function alongIndex({ module, services }: Resource, counted: NamedProperty): Promise<Counts> {
  const [table, column] = [sql.table(module.table), sql.ref(columnOf(counted.name))];
  const { rows } = await sql<ValueCount>`
    with recursive each(value, at) as (
      (select ${column}, 1 from ${table} where deleted_at is null and ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${column} > each.value and deleted_at is null order by ${column} limit 1), at + 1
      from each where each.value is not null and at <= ${MAX_VALUES})
    select value, (select count(*)::int from (
      select 1 from ${table} where ${column} = each.value and deleted_at is null limit ${MANY + 1}) as held) as count
    from each where value is not null`.execute(services.database.as<unknown>());
  return {
    values: rows
      .slice(0, MAX_VALUES)
      .map(({ value, count }) =>
        count > MANY
          ? { value: wireOf(counted, value), count: MANY, isMore: true }
          : { value: wireOf(counted, value), count },
      ),
    isPart: rows.length > MAX_VALUES,
  };
}

/** Filters say how many records each of their choices would leave. */
export const countsRoutes: MoreRoutes = (resource) =>
  countedFieldsOf(resource.module).size === 0
    ? []
    : [
        standardRoute(countsCallOf(resource.module), (asked: CountsAsked, { caller, signal }) =>
          untilAborted(signal?.(), () => countsOf(resource, asked, caller)),
        ),
      ];
