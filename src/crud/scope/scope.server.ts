import { sql, type Expression, type SqlBool } from "kysely";
import { defineTexts } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { columnOf } from "../record/columns.server.ts";
import type { PendingRecord, RecordError } from "../record/pending-record.server.ts";
import type { RuleContext } from "../record/save-rule.server.ts";
import { declarationOf, targetOf } from "../record/reference-target.ts";
import { withDescendants } from "../record/with-descendants.server.ts";

const REFUSALS = defineTexts("refusal", {
  outOfScope: {
    zh: "不在您的数据范围内，请选择您管辖的行政区划",
    lo: "ຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ, ກະລຸນາເລືອກເຂດທີ່ທ່ານຮັບຜິດຊອບ",
    en: "Outside your data scope. Choose a division you manage",
  },
});

/*
 * Data scope: the records that a user may see. Records outside of it count as not existing (AZ-05): every statement
 * that reads for a user contains the condition, and records are read with it before they are changed.
 */

/** A user and their data scope: the part of a caller that decides which records are visible. */
export type ScopedUser = Pick<Caller, "userId" | "scope">;

/** The scope of one user in one module. */
export interface Scope {
  /** SQL condition; `as` is the alias of the module's table. */
  condition(as?: string): Expression<SqlBool>;
  /** Identifies scopes with equal results, for caches. */
  readonly key: string;
}

/** To be appended to another condition; empty without a scope. */
export const withinScope = (scope: Scope | undefined) => (scope ? sql` and ${scope.condition()}` : sql``);

const divisionOf = (module: Module): NamedProperty | undefined =>
  module.properties.find(({ name }) => name === module.scope?.division);

const divisionsOf = (module: Module, { property }: NamedProperty) =>
  property.source && targetOf(module, property.source);

/** The column of the reference by which records inherit a scope, and the module it refers to. */
function holderOf(module: Module): { readonly column: string; readonly target: Module } | undefined {
  const named = module.properties.find(({ name }) => name === module.scope?.holder);
  const source = named?.property.source && targetOf(module, named.property.source);
  const target = source && declarationOf(source);
  return named && target && { column: columnOf(named.name), target };
}

/** Other tables whose changes can affect the scope. */
export const scopeTables = (module: Module): string[] => {
  const division = divisionOf(module);
  const target = division && divisionsOf(module, division);
  const holder = holderOf(module)?.target;
  return [...(target ? [target.table] : []), ...(holder ? [holder.table, ...scopeTables(holder)] : [])];
};

/** Undefined: unrestricted. Records without a division are visible to their creators only. */
export function scopeOf(module: Module, { userId, scope }: ScopedUser): Scope | undefined {
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
      // As an array, so that the subquery runs first and both sides of `or` can use their indexes.
      const either = [
        ...(division && ids.length > 0
          ? [
              sql`${sql.ref(`${as}.${columnOf(division.name)}`)} = any(array(${withDescendants(divisionsOf(module, division), ids)}))`,
            ]
          : []),
        ...(hasOwn ? [sql`${sql.ref(`${as}.created_by`)} = ${userId}`] : []),
      ];
      return either.length > 0 ? sql<SqlBool>`(${sql.join(either, sql` or `)})` : sql<SqlBool>`false`;
    },
  };
}

/** Errors of pending records that would move a record out of the writer's scope. */
export async function outOfScope(
  trx: DatabaseTransaction,
  module: Module,
  pending: readonly PendingRecord[],
  { caller }: RuleContext,
): Promise<RecordError[]> {
  const division = divisionOf(module);
  const scope = caller?.scope;
  if (!division || !caller || !scope) return [];
  const placed = pending.flatMap(({ id, values, before }, index) => {
    const place = values[division.name] ?? null;
    const isMoved = before ? values[division.name] !== undefined && before[division.name] !== place : true;
    return isMoved ? [{ index, place, isNew: before === undefined, id }] : [];
  });
  if (placed.length === 0) return [];
  const asked = [...new Set(placed.flatMap(({ place }) => (typeof place === "string" ? [place] : [])))];
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${asked}::text[]) as asked(id) where id in (${withDescendants(divisionsOf(module, division), scope.divisionIds)})`.execute(
    trx.as<unknown>(),
  );
  const seen = new Set(rows.map(({ id }) => id));
  const own = new Set(placed.flatMap(({ isNew, id }) => (isNew ? [id] : [])));
  const nowhere = placed.flatMap(({ place, isNew, id }) => (place === null && !isNew ? [id] : []));
  if (scope.hasOwn && nowhere.length > 0) {
    const made = await sql<{
      id: string;
    }>`select id from ${sql.table(module.table)} where id = any(${nowhere}::text[]) and created_by = ${caller.userId}`.execute(
      trx.as<unknown>(),
    );
    for (const { id } of made.rows) own.add(id);
  }
  return placed.flatMap(({ index, place, id }) => {
    const isSeen = typeof place === "string" ? seen.has(place) : scope.hasOwn && own.has(id);
    return isSeen ? [] : [{ index, field: division.wireName, words: REFUSALS.outOfScope }];
  });
}
