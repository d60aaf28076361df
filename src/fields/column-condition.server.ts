import { sql, type Expression, type SqlBool } from "kysely";
import { z } from "zod";
import type { Failure } from "../contract/errors.ts";
import type { Filter, FilterOperator } from "../contract/list-query.ts";
import { day, decimal, flag, int, lines, moment } from "../contract/scalars.ts";
import type { Words } from "../contract/text.ts";
import { VALIDATION_TEXTS } from "../contract/validation.ts";
import { escapeLike } from "../server/database/escape-like.ts";
import type { ColumnType } from "./field.ts";

const EARLIEST = "0001-01-01"; // the calendar of the database has no year 0
const aDay = day.refine((text) => text >= EARLIEST);

/** Reads operands, for comparisons as the `cast`; wide enough never to overflow. */
const TYPES: Record<ColumnType, { readonly cast: string; readonly schema: z.ZodType; readonly words: Words }> = {
  text: { cast: "text", schema: lines(2_000), words: VALIDATION_TEXTS.format },
  "text[]": { cast: "text", schema: lines(2_000), words: VALIDATION_TEXTS.format },
  integer: { cast: "bigint", schema: int(), words: VALIDATION_TEXTS.number },
  numeric: { cast: "numeric", schema: decimal(), words: VALIDATION_TEXTS.number },
  boolean: { cast: "boolean", schema: flag, words: VALIDATION_TEXTS.choice },
  date: { cast: "date", schema: aDay, words: VALIDATION_TEXTS.day },
  timestamptz: {
    cast: "timestamptz",
    schema: z.union([moment.refine((text) => text >= EARLIEST), aDay]),
    words: VALIDATION_TEXTS.day,
  },
};

/** A column, and what a filter compares it as. */
export interface ComparedColumn {
  readonly column: string;
  readonly type: ColumnType;
  /** Schema of a flag's spelling on the wire. */
  readonly flag?: z.ZodType | undefined;
}
type Comparison = Pick<Filter, "operator" | "values">;
/** Makes the error of a filter that makes no sense. */
export type Refuse = (words: Words) => Failure;

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
function operandsOf({ type, flag: own }: ComparedColumn, { operator, values }: Comparison, refuse: Refuse): string[] {
  if (EMPTINESS.has(operator)) return [];
  const { schema, words } = TYPES[type];
  return values.map((value) => {
    const read = z.safeDecode(own ?? schema, value);
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

/** `within` asks a tree and not a column. */
type Comparing = Exclude<FilterOperator, "within">;

function valueCondition(column: Expression<unknown>, operator: Comparing, operands: readonly string[], as: string) {
  const [first = "", second = ""] = operands;
  const cast = sql.raw(as);
  const one = sql`${first}::${cast}`;
  const many = sql`${operands}::${cast}[]`;
  const conditions: Record<Comparing, () => Expression<SqlBool>> = {
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
 * A comparison of a column as SQL. Empty values count as values: `ne` and `notIn` also find rows without the value.
 * Texts are compared as written, except that the LIKE family ignores case. Throws the error that `refuse` creates if
 * the column's type does not have the operator or an operand cannot be read.
 */
export function columnCondition(compared: ComparedColumn, comparison: Comparison, refuse: Refuse): Expression<SqlBool> {
  const { type } = compared;
  const { operator } = comparison;
  if (operator === "within" || !canAsk(type, operator)) throw refuse(VALIDATION_TEXTS.unknownFilter);
  const column = sql.ref(compared.column);
  const operands = operandsOf(compared, comparison, refuse);
  return type === "text[]"
    ? listCondition(column, operator, operands)
    : valueCondition(column, operator, operands, TYPES[type].cast);
}
