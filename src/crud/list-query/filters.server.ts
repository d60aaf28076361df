import { sql, type Expression, type SqlBool } from "kysely";
import type { Filter, ListQuery } from "../../contract/list-query.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { columnCondition, type Refuse } from "../../fields/column-condition.server.ts";
import { filterConditions } from "../../fields/list-columns.server.ts";
import { treeOf } from "../../fields/reference/tree-of.ts";
import { joinedCondition } from "../../fields/references/joining-table.server.ts";
import type { Module } from "../define-module.ts";
import { foundBy } from "../search/search-vector.server.ts";
import { columnOf, comparableOf } from "../record/columns.server.ts";
import { withDescendants } from "../record/with-descendants.server.ts";
import { joinedOf } from "../record/joins.server.ts";

function withinTree(module: Module, { field, values }: Filter, refuse: Refuse): Expression<SqlBool> {
  const named = module.properties.find(({ wireName }) => wireName === field);
  const target = named && treeOf(named.property);
  if (!named || !target) throw refuse(VALIDATION_TEXTS.unknownFilter);
  // As an array, so that the subquery runs first and an index of the column can be used.
  return sql<SqlBool>`${sql.ref(columnOf(named.name))} = any(array(${withDescendants(target, values)}))`;
}

/** A filter as a condition. Throws `invalidInput` naming a filter that makes no sense. */
function conditionOf(module: Module, filter: Filter, refuse: Refuse): Expression<SqlBool> {
  const { field } = filter;
  const compared = comparableOf(module, field);
  if (!compared) throw refuse(VALIDATION_TEXTS.unknownFilter);
  if (filter.operator === "within") return withinTree(module, filter, refuse);
  const joined = joinedOf(module).find(({ wireName }) => wireName === field);
  if (!joined) return columnCondition(compared, filter, refuse);
  const condition = joinedCondition(joined, filter);
  if (!condition) throw refuse(VALIDATION_TEXTS.unknownFilter);
  return condition;
}

/** All conditions of a list call: living records or the recycle bin, the filters, the search. */
export function conditionsOf(
  module: Module,
  query: Pick<ListQuery, "filters" | "search" | "isBin">,
): Expression<SqlBool> {
  const conditions = [
    query.isBin ? sql`deleted_at is not null` : sql`deleted_at is null`,
    ...filterConditions(query.filters, (filter, refuse) => conditionOf(module, filter, refuse)),
    ...(query.search ? [searchCondition(module, query.search)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The condition of the search box. A module without searched fields finds nothing. */
export const searchCondition = (module: Module, search: string): Expression<SqlBool> =>
  module.list.search.length > 0 ? foundBy(search) : sql`false`;
