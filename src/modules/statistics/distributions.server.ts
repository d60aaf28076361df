import { sql } from "kysely";
import { inLanguage, type Language } from "../../contract/text.ts";
import { scopeOf, scopeTables, withinScope } from "../../crud/scope/scope.server.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { divisionTreeOf, type DivisionTree } from "../division/division.server.ts";
import { division } from "../division/division.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { MONTHS, product } from "../product/product.ts";
import { cacheFigures } from "./cached-figures.server.ts";
import type { StatisticsRegion } from "./statistics.ts";

const summed = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, each) => sum + each, 0);

/** Depths in the tree: provinces, and the prefectures of China or districts of Laos. */
const LEVELS = [1, 2] as const;

interface Counted {
  readonly divisions: ReadonlyMap<string, number>;
  readonly regions: DivisionTree;
}

function inRegions({ divisions, regions }: Counted, language: Language): StatisticsRegion[] {
  const found = new Map<string, StatisticsRegion>();
  for (const [id, count] of divisions) {
    const path = regions.pathOf(id);
    for (const level of LEVELS) {
      const [parent, region] = [path[level - 1], path[level]];
      if (!parent || !region) continue;
      const before = found.get(region.id);
      found.set(region.id, {
        id: region.id,
        code: region.code,
        parent: parent.code,
        name: inLanguage(region.name, language),
        count: (before?.count ?? 0) + count,
      });
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

/** Enterprises per province and prefecture, the largest number first. */
export function enterpriseRegions({ changes, database }: Services) {
  const keep = cacheFigures(changes, [enterprise.table, division.table, ...scopeTables(enterprise)]);
  return async (caller: Caller, language: Language): Promise<StatisticsRegion[]> => {
    const scope = scopeOf(enterprise, caller);
    const counted = await keep<Counted>(
      scope?.key ?? "",
      ({ divisions }) => summed(divisions),
      async () => {
        const { rows } = await sql<{ division: string; count: number }>`
          select division, count(*)::int as count from enterprise
          where deleted_at is null and division is not null${withinScope(scope)} group by 1`.execute(
          database.as<unknown>(),
        );
        const divisions = new Map(rows.map((row) => [row.division, row.count]));
        return { divisions, regions: await divisionTreeOf(database, [...divisions.keys()]) };
      },
    );
    return inRegions(counted, language);
  };
}

/** Products per harvest month, January first; a product counts in each of its months. */
export function productSeasons({ changes, database }: Services) {
  const keep = cacheFigures(changes, [product.table, ...scopeTables(product)]);
  return async (caller: Caller): Promise<number[]> => {
    const scope = scopeOf(product, caller);
    const counts = await keep<ReadonlyMap<string, number>>(scope?.key ?? "", summed, async () => {
      const { rows } = await sql<{ month: string; count: number }>`
        select month, count(*)::int as count from product cross join unnest(months) as month
        where deleted_at is null${withinScope(scope)} group by 1`.execute(database.as<unknown>());
      return new Map(rows.map(({ month, count }) => [month, count]));
    });
    return [...MONTHS.keys()].map((month) => counts.get(month) ?? 0);
  };
}
