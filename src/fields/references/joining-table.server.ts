import { sql, type Expression, type SqlBool } from "kysely";
import type { Filter } from "../../contract/list-query.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Join, ReferenceTarget } from "../field.ts";

/*
 * A list of ids in a joining table. Joins to records in the bin are kept but not shown, so that a restored record is
 * joined as before.
 */

/** A list that the records of a table have, and what it refers to. All names are identifiers of a declaration. */
export interface JoinedList {
  readonly of: { readonly table: string };
  readonly join: Join;
  readonly target: ReferenceTarget;
}

const quoted = (name: string): string => `"${name}"`;
const rowsOf = ({ of, join, target }: JoinedList): string =>
  `${quoted(join.table)} j join ${quoted(target.table)} t on t.id = j.${quoted(join.to)} and t.deleted_at is null where j.${quoted(join.from)} = ${quoted(of.table)}.id`;

/** Reads the list within a select of the records' own table. */
export const joinedIds = (list: JoinedList): string =>
  `array(select j.${quoted(list.join.to)} from ${rowsOf(list)} order by ${list.join.isBare ? "" : "j.created_at, "}j.${quoted(list.join.to)})`;

/** A filter by a list: any of these, none of these, nothing at all. Undefined: it cannot be compared so. */
export function joinedCondition(list: JoinedList, { operator, values }: Filter): Expression<SqlBool> | undefined {
  const rows = sql.raw(rowsOf(list));
  const among = sql`exists (select 1 from ${rows} and j.${sql.ref(list.join.to)} = any(${values}::text[]))`;
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

/** The ids that a record's list had, and those that it is to have. */
export interface ReferencesChange {
  readonly id: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const pairs = (changes: readonly ReferencesChange[], of: (change: ReferencesChange) => readonly string[]) =>
  changes.flatMap((change) => of(change).map((key) => [change.id, key] as const));
const lists = (found: readonly (readonly [string, string])[]) =>
  sql`unnest(${found.map(([from]) => from)}::text[], ${found.map(([, to]) => to)}::text[])`;

const PAIRS_AT_ONCE = 2_000; // a statement of the embedded database has five seconds

/** Adds and removes what differs, for all records of one write at once. */
export async function writeLists(
  trx: DatabaseTransaction,
  join: Join,
  changes: readonly ReferencesChange[],
  { by, at }: { readonly by: string | null; readonly at: string },
): Promise<void> {
  const db = trx.as<unknown>();
  const gone = pairs(changes, ({ before, after }) => before.filter((key) => !after.includes(key)));
  const added = pairs(changes, ({ before, after }) => after.filter((key) => !before.includes(key)));
  const [table, from, to] = [sql.table(join.table), sql.ref(join.from), sql.ref(join.to)];
  if (gone.length > 0)
    await sql`delete from ${table} j using ${lists(gone)} as gone(f, t) where j.${from} = gone.f and j.${to} = gone.t`.execute(
      db,
    );
  const stamps = join.isBare ? sql`` : sql`, ${at}::timestamptz, ${by}::text`;
  const columns = join.isBare ? sql`` : sql`, created_at, created_by`;
  for (let start = 0; start < added.length; start += PAIRS_AT_ONCE)
    await sql`insert into ${table} (${from}, ${to}${columns}) select f, t${stamps} from ${lists(added.slice(start, start + PAIRS_AT_ONCE))} as added(f, t) on conflict do nothing`.execute(
      db,
    );
}
