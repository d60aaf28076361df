import { sql, type Expression, type SqlBool } from "kysely";
import type { Filter } from "../../contract/list-query.ts";
import type { Join, ReferenceTarget } from "../../fields/field.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { targetOf } from "./target.ts";

/*
 * Fields with several records (`references`): a list of ids that stands in a joining table. Joins to records in the bin stay
 * where they are and are not shown, so that a restored record is joined as before.
 */

interface Joined extends NamedProperty {
  readonly join: Join;
  readonly target: ReferenceTarget;
}

export const joinedOf = (module: Module): Joined[] =>
  module.properties.flatMap((each) => {
    const { join, source } = each.property;
    const target = join && source ? targetOf(module, source) : undefined;
    return join && target ? [{ ...each, join, target }] : [];
  });

const quoted = (name: string): string => `"${name}"`;
const rowsOf = ({ join, target }: Joined, module: Module): string =>
  `${quoted(join.table)} j join ${quoted(target.table)} t on t.id = j.${quoted(join.to)} and t.deleted_at is null where j.${quoted(join.from)} = ${quoted(module.table)}.id`;

/** Reads the list within a select of the module's own table; the names are identifiers of a declaration. */
export const joinedIds = (module: Module, joined: Joined): string =>
  `array(select j.${quoted(joined.join.to)} from ${rowsOf(joined, module)} order by ${joined.join.isBare ? "" : "j.created_at, "}j.${quoted(joined.join.to)})`;

/** A filter by a list: any of these, none of these, nothing at all. Undefined: it cannot be compared so. */
export function joinedCondition(
  module: Module,
  joined: Joined,
  { operator, values }: Filter,
): Expression<SqlBool> | undefined {
  const rows = sql.raw(rowsOf(joined, module));
  const among = sql`exists (select 1 from ${rows} and j.${sql.ref(joined.join.to)} = any(${values}::text[]))`;
  switch (operator) {
    case "eq":
    case "in":
      return sql<SqlBool>`${among}`;
    case "ne":
    case "notIn":
      return sql<SqlBool>`not ${among}`;
    case "isNull":
      return sql<SqlBool>`not exists (select 1 from ${rows})`;
    case "isNotNull":
      return sql<SqlBool>`exists (select 1 from ${rows})`;
    default:
      return undefined;
  }
}

type RowValues = Readonly<Record<string, unknown>>;

interface JoinChange {
  readonly id: string;
  readonly before?: RowValues;
  readonly values: RowValues;
}

const keys = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
const pairs = (changes: readonly JoinChange[], of: (change: JoinChange) => readonly string[]) =>
  changes.flatMap((change) => of(change).map((key) => [change.id, key] as const));
const lists = (found: readonly (readonly [string, string])[]) =>
  sql`unnest(${found.map(([from]) => from)}::text[], ${found.map(([, to]) => to)}::text[])`;

const PAIRS_AT_ONCE = 2_000; // a statement of the embedded database has five seconds

/** Adds and removes what differs, for all records of one write at once. Lists that were not given stay as they are. */
export async function writeJoins(
  trx: DatabaseTransaction,
  module: Module,
  changes: readonly JoinChange[],
  { by, at }: { readonly by: string | null; readonly at: string },
): Promise<void> {
  const db = trx.as<unknown>();
  for (const { name, join } of joinedOf(module)) {
    const given = changes.filter(({ values }) => values[name] !== undefined);
    const without = (among: unknown, others: unknown) => keys(among).filter((key) => !keys(others).includes(key));
    const gone = pairs(given, ({ before, values }) => without(before?.[name], values[name]));
    const added = pairs(given, ({ before, values }) => without(values[name], before?.[name]));
    const [table, from, to] = [sql.table(join.table), sql.ref(join.from), sql.ref(join.to)];
    if (gone.length > 0)
      await sql`delete from ${table} j using ${lists(gone)} as gone(f, t) where j.${from} = gone.f and j.${to} = gone.t`.execute(
        db,
      );
    if (added.length === 0) continue;
    const stamps = join.isBare ? sql`` : sql`, ${at}::timestamptz, ${by}::text`;
    const columns = join.isBare ? sql`` : sql`, created_at, created_by`;
    for (let start = 0; start < added.length; start += PAIRS_AT_ONCE)
      await sql`insert into ${table} (${from}, ${to}${columns}) select f, t${stamps} from ${lists(added.slice(start, start + PAIRS_AT_ONCE))} as added(f, t) on conflict do nothing`.execute(
        db,
      );
  }
}

/** What was just inserted, with the lists it was given: `returning` came before its joins. */
export const withJoins = <R extends RowValues & { readonly id: string }>(
  module: Module,
  rows: readonly R[],
  added: readonly JoinChange[],
): R[] => {
  const joined = joinedOf(module);
  if (joined.length === 0) return [...rows];
  const given = new Map(added.map((each) => [each.id, each.values]));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(joined.map(({ name }) => [name, keys(given.get(row.id)?.[name]).toSorted()])),
  }));
};
