import { escapeLike } from "../../server/database/escape-like.ts";
import { sql, type Expression, type SqlBool } from "kysely";
import { z } from "zod";
import { Failure, invalidField } from "../../contract/errors.ts";
import type { Filter, FilterOperator, ListQuery } from "../../contract/list-query.ts";
import { day, decimal, flag, int, lines, moment } from "../../contract/scalars.ts";
import type { Words } from "../../contract/text.ts";
import { ISSUES } from "../../contract/validation.ts";
import type { ColumnType } from "../../fields/field.ts";
import { columnOf, comparableOf } from "./columns.server.ts";
import { joinedCondition, joinedOf } from "./joins.server.ts";
import { ownOrder, type Module } from "../define-module.ts";
import { foundBy } from "../search/search-vector.server.ts";

const EARLIEST = "0001-01-01"; // the calendar of the database has no year 0
const aDay = day.refine((text) => text >= EARLIEST);

/** Reads operands, for comparisons as the `cast`; wide enough never to overflow. */
const TYPES: Record<ColumnType, { readonly cast: string; readonly schema: z.ZodType; readonly words: Words }> = {
  text: { cast: "text", schema: lines(2_000), words: ISSUES.format },
  "text[]": { cast: "text", schema: lines(2_000), words: ISSUES.format },
  integer: { cast: "bigint", schema: int(), words: ISSUES.number },
  numeric: { cast: "numeric", schema: decimal(), words: ISSUES.number },
  boolean: { cast: "boolean", schema: flag, words: ISSUES.choice },
  date: { cast: "date", schema: aDay, words: ISSUES.day },
  timestamptz: {
    cast: "timestamptz",
    schema: z.union([moment.refine((text) => text >= EARLIEST), aDay]),
    words: ISSUES.day,
  },
};

type Refuse = (words: Words) => Failure;

const ORDERED: ReadonlySet<string> = new Set(["gt", "ge", "lt", "le", "between"]);
/** A list of keys holds one, or any of several; an empty one is nothing. */
const LISTED: ReadonlySet<string> = new Set(["eq", "ne", "in", "notIn"]);
const LIKE: ReadonlySet<string> = new Set(["like", "prefixLike", "suffixLike"]);

const EMPTINESS: ReadonlySet<string> = new Set(["isNull", "isNotNull"]);

function canAsk(type: ColumnType, operator: FilterOperator): boolean {
  if (EMPTINESS.has(operator)) return true;
  if (type === "text[]") return LISTED.has(operator);
  return !(type === "boolean" && ORDERED.has(operator)) && !(type !== "text" && LIKE.has(operator));
}

/** The operands as the database takes them; `refuse` makes the error of one that cannot be read. */
function operandsOf(module: Module, { field, operator, values }: Filter, type: ColumnType, refuse: Refuse): string[] {
  if (EMPTINESS.has(operator)) return [];
  const { schema, words } = TYPES[type];
  const wireFlag = module.properties.find(
    ({ wireName, property }) => wireName === field && property.column === "boolean",
  )?.property.schema;
  return values.map((value) => {
    const read = z.safeDecode(wireFlag ?? schema, value);
    if (!read.success) throw refuse(words);
    return read.data as string;
  });
}

function listCondition(column: Expression<unknown>, operator: FilterOperator, keys: readonly string[]) {
  if (operator === "isNull") return sql<SqlBool>`${column} = '{}'`;
  if (operator === "isNotNull") return sql<SqlBool>`${column} <> '{}'`;
  const overlap = sql<SqlBool>`${column} && ${keys}::text[]`;
  return operator === "ne" || operator === "notIn" ? sql<SqlBool>`not (${overlap})` : overlap;
}

function valueCondition(
  column: Expression<unknown>,
  operator: FilterOperator,
  operands: readonly string[],
  as: string,
) {
  const [first = "", second = ""] = operands;
  const cast = sql.raw(as);
  const one = sql`${first}::${cast}`;
  const many = sql`${operands}::${cast}[]`;
  const conditions: Record<FilterOperator, () => Expression<SqlBool>> = {
    isNull: () => sql`${column} is null`,
    isNotNull: () => sql`${column} is not null`,
    eq: () => sql`${column} = ${one}`,
    ne: () => sql`${column} is distinct from ${one}`,
    gt: () => sql`${column} > ${one}`,
    ge: () => sql`${column} >= ${one}`,
    lt: () => sql`${column} < ${one}`,
    le: () => sql`${column} <= ${one}`,
    between: () => sql`${column} between ${one} and ${second}::${cast}`,
    in: () => sql`${column} = any(${many})`,
    notIn: () => sql`(${column} is null or ${column} <> all(${many}))`,
    like: () => sql`${column} ilike ${`%${escapeLike(first)}%`}`,
    prefixLike: () => sql`${column} ilike ${`${escapeLike(first)}%`}`,
    suffixLike: () => sql`${column} ilike ${`%${escapeLike(first)}`}`,
  };
  return conditions[operator]();
}

/**
 * A filter as a condition. Equality knows "nothing": `ne` and `notIn` also find rows without the value. Texts are compared as
 * written, except that the LIKE family ignores case. Throws `invalidInput` naming the filter.
 */
function conditionOf(module: Module, filter: Filter): Expression<SqlBool> {
  const { field, operator } = filter;
  const refuse: Refuse = (words) => invalidField(`query.${field}||${operator}`, words);
  const target = comparableOf(module, field);
  if (!target) throw refuse(ISSUES.unknownFilter);
  const joined = joinedOf(module).find(({ wireName }) => wireName === field);
  if (joined) {
    const condition = joinedCondition(module, joined, filter);
    if (!condition) throw refuse(ISSUES.unknownFilter);
    return condition;
  }
  const { type } = target;
  if (!canAsk(type, operator)) throw refuse(ISSUES.unknownFilter);
  const column = sql.ref(target.column);
  const operands = operandsOf(module, filter, type, refuse);
  return type === "text[]"
    ? listCondition(column, operator, operands)
    : valueCondition(column, operator, operands, TYPES[type].cast);
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

/** That a record is found by the search box; a list that looks in no field finds nothing. */
export const searchCondition = (module: Module, search: string): Expression<SqlBool> =>
  module.list.search.length > 0 ? foundBy(search) : sql`false`;

interface OrderTerm {
  readonly column: string;
  readonly isDescending: boolean;
}

/**
 * The order of a list: what was asked for, else the module's own; always made stable by id (IN-08), which goes the way of the last
 * term, so that one index is walked for an order and for its reverse.
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

/** The order as a statement says it. */
export const orderOf = (module: Module, query: Pick<ListQuery, "sort">): Expression<unknown> =>
  sql`${sql.join(
    orderTerms(module, query).map(
      ({ column, isDescending }) => sql`${sql.ref(column)} ${sql.raw(isDescending ? "desc" : "asc")}`,
    ),
  )}`;
