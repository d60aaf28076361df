import { sql, type Expression, type SqlBool } from "kysely";
import { inLanguage, type Language } from "../../contract/text.ts";
import { placeName } from "../../fields/reference/place-name.ts";
import type { Queryable } from "../../server/database/database.ts";
import { regionsOf } from "./regions.server.ts";

/** The condition that a record belongs to a division, given by code or id, or to something that is part of it. */
export const isWithin = (codeOrId: string): Expression<SqlBool> => sql<SqlBool>`division in (
  with recursive below(id) as (
    select id from division where value = ${codeOrId} or id = ${codeOrId}
    union
    select part.id from below join division part on part.parent_id = below.id)
  select id from below)`;

/** A division as lists are asked for it, by its code. */
export interface Region {
  readonly code: string;
  readonly name: string;
}
export interface Whereabouts {
  readonly country: Region;
  /** The province, below the country; the country where nobody said more. */
  readonly region: Region;
  /** In two words, the province and the place itself; the country or the province alone where nobody said more. */
  readonly place: string;
}

/** Where divisions are, by id, in the reader's language. */
export async function whereaboutsOf(
  on: Queryable,
  ids: readonly unknown[],
  language: Language,
): Promise<ReadonlyMap<string, Whereabouts>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (wanted.length === 0) return new Map();
  const known = await regionsOf(on, wanted);
  return new Map(
    wanted.flatMap((id) => {
      const path = known.pathOf(id).map(({ code, name }) => ({ code, name: inLanguage(name, language) }));
      const [country, region = country] = path;
      return country && region
        ? [[id, { country, region, place: placeName(path.map(({ name }) => name)) }] as const]
        : [];
    }),
  );
}

/** The provinces in which something is, with how much: folded from how many records each division has. */
export async function countedRegions(
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
