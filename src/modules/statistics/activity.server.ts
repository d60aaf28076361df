import { sql } from "kysely";
import { scopeOf, withinScope } from "../../crud/scope/scope.server.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { auditLog } from "../audit/audit.ts";
import { cacheFigures } from "./cached-figures.server.ts";
import type { Figures } from "./statistics.ts";
import { WEEK, WEEKS, type Weeks } from "./weeks.ts";

type Activity = NonNullable<Figures["activity"]>;

const MAX_PEOPLE = 8;

/** Entries of the activity log per week and per person; those of the program itself are not counted. */
export function staffActivity({ changes, database }: Services) {
  // The log is written with almost every change, so changes do not drop the cached figures.
  const keep = cacheFigures(changes, []);
  return (caller: Caller, { from: start }: Weeks): Promise<Activity> => {
    const scope = scopeOf(auditLog, caller);
    const summed = ({ weeks }: Activity) => weeks.reduce((sum, each) => sum + each, 0);
    return keep(JSON.stringify([start, scope?.key]), summed, async () => {
      const from = new Date(start).toISOString();
      const db = database.as<unknown>();
      const { rows } = await sql<{ id: string; week: number; count: number }>`
        select by_id as id, floor(extract(epoch from at - ${from}::timestamptz) * 1000 / ${WEEK}::bigint)::int as week, count(*)::int as count
        from audit_entry where at >= ${from}::timestamptz and by_id is not null${withinScope(scope)} group by 1, 2`.execute(
        db,
      );
      const weeks = Array.from({ length: WEEKS }, () => 0);
      const people = new Map<string, number>();
      for (const { id, week, count } of rows) {
        if (week >= WEEKS) continue;
        weeks[week] = (weeks[week] ?? 0) + count;
        people.set(id, (people.get(id) ?? 0) + count);
      }
      const busiest = [...people].toSorted(([, a], [, b]) => b - a).slice(0, MAX_PEOPLE);
      const named = await sql<{ id: string; name: string }>`
        select id, coalesce(nullif(real_name, ''), username) as name from account
        where id = any(${busiest.map(([id]) => id)}::text[])`.execute(db);
      const names = new Map(named.rows.map(({ id, name }) => [id, name]));
      return {
        weeks,
        people: busiest.flatMap(([id, count]) => (names.has(id) ? [{ id, name: names.get(id) ?? "", count }] : [])),
      };
    });
  };
}
