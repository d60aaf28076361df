import { sql, type Expression, type SqlBool } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import type { Filter, ListQuery } from "../../contract/list-query.ts";
import { ISSUES } from "../../contract/validation.ts";
import { columnCondition, type Refuse } from "../../fields/column-condition.server.ts";
import { joinedCondition } from "../../fields/references/joining-table.server.ts";
import { ownOrder, type Module } from "../define-module.ts";
import { foundBy } from "../search/search-vector.server.ts";
import { columnOf, comparableOf } from "./columns.server.ts";
import { joinedOf } from "./joins.server.ts";

/** A filter as a condition. Throws `invalidInput` naming a filter that makes no sense. */
function conditionOf(module: Module, filter: Filter): Expression<SqlBool> {
  const { field, operator } = filter;
  const refuse: Refuse = (words) => invalidField(`query.${field}||${operator}`, words);
  const compared = comparableOf(module, field);
  if (!compared) throw refuse(ISSUES.unknownFilter);
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
  const wrong: Failure[] = [];
  const conditions: Expression<SqlBool>[] = [query.isBin ? sql`deleted_at is not null` : sql`deleted_at is null`];
  for (const filter of query.filters) {
    try {
      conditions.push(conditionOf(module, filter));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      wrong.push(error);
    }
  }
  if (wrong.length > 0)
    throw new Failure("invalidInput", { issues: wrong.flatMap(({ details }) => details.issues ?? []) });
  if (query.search) conditions.push(searchCondition(module, query.search));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The condition of the search box. A module without searched fields finds nothing. */
export const searchCondition = (module: Module, search: string): Expression<SqlBool> =>
  module.list.search.length > 0 ? foundBy(search) : sql`false`;

interface OrderTerm {
  readonly column: string;
  readonly isDescending: boolean;
}

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
  sql`${sql.join(
    orderTerms(module, query).map(
      ({ column, isDescending }) => sql`${sql.ref(column)} ${sql.raw(isDescending ? "desc" : "asc")}`,
    ),
  )}`;
