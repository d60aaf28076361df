import { sql, type Expression, type SqlBool } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import type { Filter, ListQuery } from "../../contract/list-query.ts";
import { ISSUES } from "../../contract/validation.ts";
import { columnCondition, type ComparedColumn, type Refuse } from "../../fields/column-condition.server.ts";
import { treeOf } from "../../fields/reference/tree-of.ts";
import { joinedCondition } from "../../fields/references/joining-table.server.ts";
import { ownOrder, type Module } from "../define-module.ts";
import { foundBy } from "../search/search-vector.server.ts";
import { columnOf, comparableOf } from "./columns.server.ts";
import { andBelow } from "../tree/and-below.server.ts";
import { joinedOf } from "./joins.server.ts";

const refusing =
  ({ field, operator }: Filter): Refuse =>
  (words) =>
    invalidField(`query.${field}||${operator}`, words);

/** Throws one `invalidInput` that names all filters that make no sense. */
function allOf(filters: readonly Filter[], asCondition: (filter: Filter) => Expression<SqlBool>) {
  const wrong: Failure[] = [];
  const conditions = filters.flatMap((filter) => {
    try {
      return [asCondition(filter)];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      wrong.push(error);
      return [];
    }
  });
  if (wrong.length > 0)
    throw new Failure("invalidInput", { issues: wrong.flatMap(({ details }) => details.issues ?? []) });
  return conditions;
}

/**
 * Columns by which a list without a module can be filtered and sorted, by wire name; a column may be qualified by its
 * table.
 */
export type ListColumns = Readonly<Record<string, ComparedColumn>>;

/** The filters as conditions. Throws `invalidInput` for those that make no sense. */
export const columnConditions = (columns: ListColumns, filters: readonly Filter[]): Expression<SqlBool>[] =>
  allOf(filters, (filter) => {
    const compared = columns[filter.field];
    if (!compared) throw refusing(filter)(ISSUES.unknownFilter);
    return columnCondition(compared, filter, refusing(filter));
  });

/** The terms of the order that is asked for; without those it does not know. */
export const columnOrder = (columns: ListColumns, sort: ListQuery["sort"]): Expression<unknown>[] =>
  sort.flatMap(({ field, isDescending }) => {
    const column = columns[field]?.column;
    return column ? [orderTerm({ column, isDescending })] : [];
  });

function withinTree(module: Module, { field, values }: Filter, refuse: Refuse): Expression<SqlBool> {
  const named = module.properties.find(({ wireName }) => wireName === field);
  const target = named && treeOf(named.property);
  if (!named || !target) throw refuse(ISSUES.unknownFilter);
  // As an array, so that the subquery runs first and an index of the column can be used.
  return sql<SqlBool>`${sql.ref(columnOf(named.name))} = any(array(${andBelow(target, values)}))`;
}

/** A filter as a condition. Throws `invalidInput` naming a filter that makes no sense. */
function conditionOf(module: Module, filter: Filter): Expression<SqlBool> {
  const { field } = filter;
  const refuse = refusing(filter);
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
    ...allOf(query.filters, (filter) => conditionOf(module, filter)),
    ...(query.search ? [searchCondition(module, query.search)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The condition of the search box. A module without searched fields finds nothing. */
export const searchCondition = (module: Module, search: string): Expression<SqlBool> =>
  module.list.search.length > 0 ? foundBy(search) : sql`false`;

interface OrderTerm {
  readonly column: string;
  readonly isDescending: boolean;
}

const orderTerm = ({ column, isDescending }: OrderTerm): Expression<unknown> =>
  sql`${sql.ref(column)} ${sql.raw(isDescending ? "desc" : "asc")}`;

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
