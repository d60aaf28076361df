import { sql, type Expression, type SqlBool } from "kysely";
import { Failure, invalidField } from "../contract/errors.ts";
import type { Filter, ListQuery } from "../contract/list-query.ts";
import { VALIDATION_TEXTS } from "../contract/validation.ts";
import { columnCondition, type ComparedColumn, type Refuse } from "./column-condition.server.ts";

const refusing =
  ({ field, operator }: Filter): Refuse =>
  (words) =>
    invalidField(`query.${field}||${operator}`, words);

/** Each filter as a condition. Throws one `invalidInput` that names all filters that make no sense. */
export function filterConditions(
  filters: readonly Filter[],
  asCondition: (filter: Filter, refuse: Refuse) => Expression<SqlBool>,
): Expression<SqlBool>[] {
  const wrong: Failure[] = [];
  const conditions = filters.flatMap((filter) => {
    try {
      return [asCondition(filter, refusing(filter))];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      wrong.push(error);
      return [];
    }
  });
  if (wrong.length > 0)
    throw new Failure("invalidInput", { errors: wrong.flatMap(({ details }) => details.errors ?? []) });
  return conditions;
}

/**
 * Columns by which a list without a module can be filtered and sorted, by wire name; a column may be qualified by its
 * table.
 */
export type ListColumns = Readonly<Record<string, ComparedColumn>>;

/** The filters as conditions. Throws `invalidInput` for those that make no sense. */
export const columnConditions = (columns: ListColumns, filters: readonly Filter[]): Expression<SqlBool>[] =>
  filterConditions(filters, (filter, refuse) => {
    const compared = columns[filter.field];
    if (!compared) throw refuse(VALIDATION_TEXTS.unknownFilter);
    return columnCondition(compared, filter, refuse);
  });

/** The terms of the requested order, without those it does not know. */
export const columnOrder = (columns: ListColumns, sort: ListQuery["sort"]): Expression<unknown>[] =>
  sort.flatMap(({ field, isDescending }) => {
    const column = columns[field]?.column;
    return column ? [orderTerm({ column, isDescending })] : [];
  });

export interface OrderTerm {
  readonly column: string;
  readonly isDescending: boolean;
}

export const orderTerm = ({ column, isDescending }: OrderTerm): Expression<unknown> =>
  sql`${sql.ref(column)} ${sql.raw(isDescending ? "desc" : "asc")}`;
