import { sql, type Expression } from "kysely";
import type { ListQuery } from "../../contract/list-query.ts";
import { orderTerm, type OrderTerm } from "../../fields/list-columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { defaultOrder, type Module } from "../define-module.ts";
import { columnOf, comparableOf } from "../record/columns.server.ts";

const orderingColumn = ({ properties }: Module, column: string): string =>
  properties.some(({ name, property }) => property.hasSortKey && columnOf(name) === column) ? `${column}_key` : column;

/**
 * The order of a list: the one asked for, else the default. Always ends with the id, so that pages are stable (IN-08),
 * in the direction of the last term, so that one index serves the order and its reverse.
 */
export function orderTerms(module: Module, query: Pick<ListQuery, "sort">): readonly OrderTerm[] {
  const asked = query.sort.flatMap(({ field, isDescending }) => {
    const column = comparableOf(module, field)?.column;
    return column ? [{ column, isDescending }] : [];
  });
  const named =
    asked.length > 0
      ? asked
      : defaultOrder(module).map(({ field, isDescending }) => ({ column: columnOf(field), isDescending }));
  const terms = named.map((term) => ({ ...term, column: orderingColumn(module, term.column) }));
  const isIdNamed = terms.some(({ column }) => column === "id");
  return isIdNamed ? terms : [...terms, { column: "id", isDescending: terms.at(-1)?.isDescending ?? false }];
}

/** Names in the order of titles, where none is stored: the database computes the key. */
export const BY_NAME: Expression<unknown> = sql`sort_key(name) collate "C"`;

/** Puts what has names in the order of titles, where no table has it in that order. */
export async function inOrderOfNames<T extends { readonly name: string }>(
  on: Queryable,
  named: readonly T[],
): Promise<T[]> {
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${named.map(({ name }) => name)}::text[]) with ordinality as given(name, place)
    order by ${BY_NAME}, place`.execute(on.as<unknown>());
  return rows.flatMap(({ place }) => named[place - 1] ?? []);
}

export const orderOf = (module: Module, query: Pick<ListQuery, "sort">): Expression<unknown> =>
  sql`${sql.join(orderTerms(module, query).map(orderTerm))}`;
