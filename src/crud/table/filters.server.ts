import { sql, type Expression, type SqlBool } from "kysely";
import type { Filter, ListQuery } from "../../contract/list-query.ts";
import { ISSUES } from "../../contract/validation.ts";
import { columnCondition, type Refuse } from "../../fields/column-condition.server.ts";
import { filterConditions, orderTerm, type OrderTerm } from "../../fields/list-columns.server.ts";
import { treeOf } from "../../fields/reference/tree-of.ts";
import { joinedCondition } from "../../fields/references/joining-table.server.ts";
import { ownOrder, type Module } from "../define-module.ts";
import { foundBy } from "../search/search-vector.server.ts";
import { columnOf, comparableOf } from "./columns.server.ts";
import { andBelow } from "../tree/and-below.server.ts";
import { joinedOf } from "./joins.server.ts";

function withinTree(module: Module, { field, values }: Filter, refuse: Refuse): Expression<SqlBool> {
  const named = module.properties.find(({ wireName }) => wireName === field);
  const target = named && treeOf(named.property);
  if (!named || !target) throw refuse(ISSUES.unknownFilter);
  // As an array, so that the subquery runs first and an index of the column can be used.
  return sql<SqlBool>`${sql.ref(columnOf(named.name))} = any(array(${andBelow(target, values)}))`;
}

/** A filter as a condition. Throws `invalidInput` naming a filter that makes no sense. */
function conditionOf(module: Module, filter: Filter, refuse: Refuse): Expression<SqlBool> {
  const { field } = filter;
  const compared = comparableOf(module, field);
  if (!compared) throw refuse(ISSUES.unknownFilter);
  if (filter.operator === "within") return withinTree(module, filter, refuse);
  const joined = joinedOf(module).find(({ wireName }) => wireName === field);
  if (!joined) return columnCondition(compared, filter, refuse);
  const condition = joinedCondition(joined, filter);
  if (!condition) throw refuse(ISSUES.unknownFilter);
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

/**
 * The order of a list: the one asked for, else the default. Always ends with the id, so that pages are stable (IN-08), in the direction
 * of the last term, so that one index serves the order and its reverse.
 */
export function orderTerms(module: Module, query: Pick<ListQuery, "sort">): readonly OrderTerm[] {
  const asked = query.sort.flatMap(({ field, isDescending }) => {
    const column = comparableOf(module, field)?.column;
    return column ? [{ column, isDescending }] : [];
  });
  const terms =
    asked.length > 0
      ? asked
      : ownOrder(module).map(({ field, isDescending }) => ({ column: columnOf(field), isDescending }));
  const isIdNamed = terms.some(({ column }) => column === "id");
  return isIdNamed ? terms : [...terms, { column: "id", isDescending: terms.at(-1)?.isDescending ?? false }];
}

export const orderOf = (module: Module, query: Pick<ListQuery, "sort">): Expression<unknown> =>
  sql`${sql.join(orderTerms(module, query).map(orderTerm))}`;
