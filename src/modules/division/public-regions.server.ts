import { sql, type Expression, type SqlBool } from "kysely";
import { inLanguage, type Language } from "../../contract/text.ts";
import { selectionOf, type Row } from "../../crud/table/columns.server.ts";
import { pathsOf } from "../../crud/table/tree-paths.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { division } from "./division.ts";
import { readableTitles } from "./readable-titles.ts";

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
/** Where something is. */
export interface Whereabouts {
  readonly country: Region;
  /** The province, below the country; the country where nobody said more. */
  readonly region: Region;
  /** In two words: the province and the place itself, or the country and the province. */
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
  const above = await pathsOf(on, division, wanted);
  const all = [...new Set([...wanted, ...[...(above?.values() ?? [])].flat().map(({ id }) => id)])];
  const { rows } = await sql<Row>`
    select ${selectionOf(division, true)} from division where id = any(${all}::text[]) and deleted_at is null`.execute(
    on.as<unknown>(),
  );
  const known = new Map(
    rows.map((row) => [row.id, { code: String(row["value"]), name: inLanguage(readableTitles(row), language) }]),
  );
  return new Map(
    wanted.flatMap((id) => {
      const path = [...(above?.get(id) ?? []).map((each) => each.id), id].flatMap((each) => known.get(each) ?? []);
      const [country, region = country] = path;
      if (!country || !region) return [];
      const said = path.length > 2 ? [region, path.at(-1)] : path;
      return [[id, { country, region, place: said.map((each) => each?.name).join(" · ") }] as const];
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
