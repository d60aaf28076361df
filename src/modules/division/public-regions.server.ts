import { sql, type Expression, type SqlBool } from "kysely";
import { inLanguage, type Language } from "../../contract/text.ts";
import { placeName } from "../../fields/reference/place-name.ts";
import type { Queryable } from "../../server/database/database.ts";
import { isRegion, divisionTreeOf } from "./division-tree.server.ts";

/** SQL condition on a column `division`: it is the given division or a descendant. */
export const isWithin = (codeOrId: string): Expression<SqlBool> => sql<SqlBool>`division in (
  with recursive below(id) as (
    select id from division where value = ${codeOrId} or id = ${codeOrId}
    union
    select part.id from below join division part on part.parent_id = below.id)
  select id from below)`;

/** `code` is the division's, as list filters take it. */
export interface Region {
  readonly code: string;
  readonly name: string;
}
export interface Whereabouts {
  readonly country: Region;
  /** The province, or the country if the division is one. */
  readonly region: Region;
  /** Province and division, such as "Champasak, Paksong"; one name if the division is a province or country. */
  readonly place: string;
  /** Code of the nearest region with a page on the public site: the division itself or one above it; empty: none. */
  readonly page: string;
}

/** Whereabouts by division id, in `language`; unknown ids are left out. */
export async function whereaboutsOf(
  on: Queryable,
  ids: readonly unknown[],
  language: Language,
): Promise<ReadonlyMap<string, Whereabouts>> {
  const divisionIds = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (divisionIds.length === 0) return new Map();
  const known = await divisionTreeOf(on, divisionIds);
  return new Map(
    divisionIds.flatMap((id) => {
      const nodes = known.pathOf(id);
      const path = nodes.map(({ code, name }) => ({ code, name: inLanguage(name, language) }));
      const [country, region = country] = path;
      const page = nodes.findLast((_, index) => isRegion(nodes.slice(0, index + 1)))?.code ?? "";
      return country && region
        ? [[id, { country, region, place: placeName(path.map(({ name }) => name)), page }] as const]
        : [];
    }),
  );
}

/** Sums record counts of divisions by province. */
export async function regionsWithCounts(
  on: Queryable,
  counts: ReadonlyMap<string, number>,
  language: Language,
): Promise<(Region & { readonly country: string; readonly count: number })[]> {
  const regions = new Map<string, Region & { readonly country: string; readonly count: number }>();
  for (const [id, { region, country }] of await whereaboutsOf(on, [...counts.keys()], language)) {
    const count = (regions.get(region.code)?.count ?? 0) + (counts.get(id) ?? 0);
    regions.set(region.code, { ...region, country: country.name, count });
  }
  return [...regions.values()];
}
