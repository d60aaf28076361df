import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { columnOf } from "../table/columns.server.ts";
import { REFUSALS } from "../table/refusals.ts";
import type { Draft, DraftIssue } from "../table/draft.ts";
import { declarationOf, targetOf } from "../table/target.ts";

/*
 * Data scope: whose records somebody may see. A record outside it is one that is not there (AZ-05): the condition stands in every
 * statement that reads for a person, and what is changed is read so first.
 */

/** Who is asking, as far as it decides what they see. */
export type Asker = Pick<Caller, "userId" | "scope">;

/** The records of one module that one person may see. */
export interface Scope {
  /** Within a statement on the module's table, which bears the name `as` there. */
  condition(as?: string): Expression<SqlBool>;
  /** Tells what different people may see apart. */
  readonly key: string;
}

/** To be put behind another condition; without a scope nothing. */
export const withinScope = (scope: Scope | undefined) => (scope ? sql` and ${scope.condition()}` : sql``);

const divisionOf = (module: Module): NamedProperty | undefined =>
  module.properties.find(({ name }) => name === module.scope?.division);

/** The reference to the record that one belongs to, and where that is. */
function holderOf(module: Module): { readonly column: string; readonly target: Module } | undefined {
  const named = module.properties.find(({ name }) => name === module.scope?.holder);
  const source = named?.property.source && targetOf(module, named.property.source);
  const target = source && declarationOf(source);
  return named && target && { column: columnOf(named.name), target };
}

/** Other tables whose change can change what somebody sees. */
export const scopeTables = (module: Module): string[] => {
  const source = divisionOf(module)?.property.source;
  const target = source && targetOf(module, source);
  const holder = holderOf(module)?.target;
  return [...(target ? [target.table] : []), ...(holder ? [holder.table, ...scopeTables(holder)] : [])];
};

/** Ids of the given records of a tree and of all below them; of what is no tree, the given ones. */
function andBelow(module: Module, division: NamedProperty, ids: readonly string[]): RawBuilder<unknown> {
  const target = division.property.source && targetOf(module, division.property.source);
  const given = sql`select unnest(${ids}::text[])`;
  if (!target?.tree) return given;
  const parent = sql.ref(columnOf(target.tree.parent));
  // `union` drops what was found before: it ends even if records should run in a circle (AZ-11).
  return sql`with recursive below(id) as (${given} union select t.id from ${sql.table(target.table)} t join below on t.${parent} = below.id) select id from below`;
}

/** Undefined: everything. What belongs to no division can only be one's own. */
export function scopeOf(module: Module, { userId, scope }: Asker): Scope | undefined {
  if (!module.scope || !scope) return undefined;
  const holder = holderOf(module);
  const held = holder && scopeOf(holder.target, { userId, scope });
  if (held)
    return {
      key: held.key,
      condition: (as = module.table) =>
        sql<SqlBool>`${sql.ref(`${as}.${holder.column}`)} in (
          select id from ${sql.table(holder.target.table)} where ${held.condition()})`,
    };
  const division = divisionOf(module);
  const hasOwn = scope.hasOwn || !division;
  const ids = [...scope.divisionIds].sort();
  return {
    key: JSON.stringify([ids, hasOwn ? userId : null]),
    condition(as = module.table) {
      // As an array, which is found first: only so both halves of the `or` are looked up by their indexes.
      const either = [
        ...(division && ids.length > 0
          ? [sql`${sql.ref(`${as}.${columnOf(division.name)}`)} = any(array(${andBelow(module, division, ids)}))`]
          : []),
        ...(hasOwn ? [sql`${sql.ref(`${as}.created_by`)} = ${userId}`] : []),
      ];
      return either.length > 0 ? sql<SqlBool>`(${sql.join(either, sql` or `)})` : sql<SqlBool>`false`;
    },
  };
}

/** Drafts that would put a record where their writer may not see it. */
export async function outOfScope(
  trx: DatabaseTransaction,
  module: Module,
  { userId, scope }: Asker,
  drafts: readonly Draft[],
): Promise<DraftIssue[]> {
  const division = divisionOf(module);
  if (!division || !scope) return [];
  const placed = drafts.flatMap(({ values, before }, index) => {
    const place = values[division.name] ?? null;
    const isMoved = before ? values[division.name] !== undefined && before[division.name] !== place : true;
    return isMoved ? [{ index, place, isNew: before === undefined, id: drafts[index]?.id }] : [];
  });
  if (placed.length === 0) return [];
  const asked = [...new Set(placed.flatMap(({ place }) => (typeof place === "string" ? [place] : [])))];
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${asked}::text[]) as asked(id) where id in (${andBelow(module, division, scope.divisionIds)})`.execute(
    trx.as<unknown>(),
  );
  const seen = new Set(rows.map(({ id }) => id));
  const own = new Set(placed.flatMap(({ isNew, id }) => (isNew && id !== undefined ? [id] : [])));
  const nowhere = placed.flatMap(({ place, isNew, id }) => (place === null && !isNew && id !== undefined ? [id] : []));
  if (scope.hasOwn && nowhere.length > 0) {
    const made = await sql<{
      id: string;
    }>`select id from ${sql.table(module.table)} where id = any(${nowhere}::text[]) and created_by = ${userId}`.execute(
      trx.as<unknown>(),
    );
    for (const { id } of made.rows) own.add(id);
  }
  return placed.flatMap(({ index, place, id }) => {
    const isSeen = typeof place === "string" ? seen.has(place) : scope.hasOwn && id !== undefined && own.has(id);
    return isSeen ? [] : [{ index, field: division.wireName, words: REFUSALS.outOfScope }];
  });
}
