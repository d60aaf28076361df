import { sql } from "kysely";
import type { Module } from "../../crud/define-module.ts";
import { scopeOf, scopeTables, withinScope } from "../../crud/scope/scope.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { cacheFigures } from "./cached-figures.server.ts";
import type { StatisticsTotal } from "./statistics.ts";
import { WEEK, WEEKS, type Weeks } from "./weeks.ts";

/** Numbers per week, by module path. */
export type PerWeek = ReadonlyMap<string, readonly number[]>;

/** Counts the records of each module per week, within the caller's data scope. */
export type CountPerWeek = (modules: readonly Module[], caller: Caller, weeks: Weeks) => Promise<PerWeek>;

const summed = (counts: PerWeek): number => [...counts.values()].flat().reduce((sum, count) => sum + count, 0);

/** Counts all modules in one statement, each by its index on `column`; `condition` is that of the index. */
export function countPerWeek(
  { changes, database }: Services,
  known: readonly Module[],
  column: "created_at" | "published_at",
  condition: string,
): CountPerWeek {
  const keep = cacheFigures(changes, [...new Set(known.flatMap((module) => [module.table, ...scopeTables(module)]))]);
  return async (modules, caller, weeks) => {
    if (modules.length === 0) return new Map();
    const scopes = modules.map((module) => [module, scopeOf(module, caller)] as const);
    const key = JSON.stringify([weeks.from, ...scopes.map(([{ path }, scope]) => [path, scope?.key])]);
    return keep(key, summed, async () => {
      const from = new Date(weeks.from).toISOString();
      const parts = scopes.map(
        ([{ path, table }, scope]) => sql`
          select ${path}::text as path, floor(extract(epoch from ${sql.ref(column)} - ${from}::timestamptz) * 1000 / ${WEEK}::bigint)::int as week,
            count(*)::int as count
          from ${sql.table(table)} where ${sql.ref(column)} >= ${from}::timestamptz and ${sql.raw(condition)}${withinScope(scope)} group by 2`,
      );
      const counted = sql<{ path: string; week: number; count: number }>`${sql.join(parts, sql` union all `)}`;
      const { rows } = await counted.execute(database.as<unknown>());
      const counts = new Map<string, number[]>(
        modules.map(({ path }) => [path, Array.from({ length: WEEKS }, () => 0)]),
      );
      for (const { path, week, count } of rows) {
        const ofModule = counts.get(path);
        // Records dated after this week by an import or another clock are not counted.
        if (ofModule && week < WEEKS) ofModule[week] = count;
      }
      return counts;
    });
  };
}

/** Totals of lists, with the records added per week. */
export function listTotals(services: Services, modules: readonly Module[]) {
  const added = countPerWeek(services, modules, "created_at", "deleted_at is null");
  return async (seen: readonly Module[], caller: Caller, weeks: Weeks): Promise<StatisticsTotal[]> => {
    const counts = await added(seen, caller, weeks);
    const totals: StatisticsTotal[] = [];
    for (const module of seen) {
      const count = await repositoryOf(module, services).for(caller).total({ filters: [] });
      totals.push({ path: module.path, count, added: [...(counts.get(module.path) ?? [])] });
    }
    return totals;
  };
}
