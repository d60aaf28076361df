import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller, DataScope } from "../../server/caller.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { ADMIN_ROLE, type DataScopeKind } from "./role.ts";

const texts = defineTexts("roleScope", {
  wider: {
    zh: "数据范围不能超出您自己的范围",
    lo: "ຂອບເຂດຂໍ້ມູນບໍ່ສາມາດກວ້າງກວ່າຂອບເຂດຂອງທ່ານເອງ",
    en: "The data scope cannot be wider than your own",
  },
});

/**
 * A user's data scope: the union over their roles; undefined for everything. Without a role, or with a role of the own
 * division and no division assigned, records with a division are invisible.
 */
export const dataScopeOf = (database: Queryable, accountId: string): Promise<DataScope | undefined> =>
  sightOf(database, [accountId]);

/** The union of several users' data scopes; undefined if one of them sees everything. */
const sightOf = async (database: Queryable, accountIds: readonly string[]): Promise<DataScope | undefined> =>
  unionOfScopes(await heldScopes(database, accountIds));

/** The data scopes of many users at once; without those who have no role. */
export async function dataScopesOf(
  database: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, DataScope | undefined>> {
  const held = Map.groupBy(await heldScopes(database, accountIds), ({ accountId }) => accountId);
  return new Map([...held].map(([id, scopes]) => [id, unionOfScopes(scopes)]));
}

async function heldScopes(database: Queryable, accountIds: readonly string[]) {
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .innerJoin("account", "account.id", "user_role.account_id")
    .leftJoin("role_division", (join) =>
      join.onRef("role_division.role_id", "=", "role.id").on("role.scope", "=", "chosen"),
    )
    .select([
      "account.id",
      "role.code",
      "role.scope",
      "account.division_id as own",
      "role_division.division_id as chosen",
    ])
    .where("user_role.account_id", "in", [...accountIds, ""])
    .where("role.deleted_at", "is", null)
    .execute();
  return rows.map(({ id, code, scope, own, chosen }): HeldScope & { readonly accountId: string } => ({
    accountId: id,
    scope: code === ADMIN_ROLE ? "all" : scope,
    divisionIds: chosen === null ? [] : [chosen],
    division: own,
  }));
}

/** A role's scope, and the division of its holder. */
interface HeldScope extends RoleScope {
  readonly division: string | null;
}

/** The data scope of somebody with these roles; undefined for everything. */
export function unionOfScopes(held: readonly HeldScope[]): DataScope | undefined {
  if (held.some(({ scope }) => scope === "all")) return undefined;
  const ids = held.flatMap(({ scope, divisionIds, division }) =>
    scope === "chosen" ? divisionIds : scope === "division" && division !== null ? [division] : [],
  );
  return { divisionIds: [...new Set(ids)].sort(), hasOwn: held.some(({ scope }) => scope === "own") };
}

export interface RoleScope {
  readonly scope: DataScopeKind;
  readonly divisionIds: readonly string[];
}

/**
 * AZ-09 for data: nobody can grant a data scope wider than their own. A role for the own division is as wide as its
 * holder's division, which is checked where divisions are assigned. Throws `notPermitted`.
 */
export async function refuseWiderScope(on: Queryable, caller: Pick<Caller, "scope">, given: RoleScope): Promise<void> {
  if (!caller.scope || given.scope === "division" || given.scope === "own") return;
  if (given.scope === "chosen" && (await areWithin(on, given.divisionIds, caller.scope.divisionIds))) return;
  throw new Failure("notPermitted", { words: texts.wider });
}

/** `refuseWiderScope` for stored roles that are to be assigned. */
export async function refuseWiderRoles(
  on: Queryable,
  caller: Pick<Caller, "scope">,
  roleIds: readonly string[],
): Promise<void> {
  if (!caller.scope || roleIds.length === 0) return;
  const rows = await on
    .as<IdentityTables>()
    .selectFrom("role")
    .leftJoin("role_division", "role_division.role_id", "role.id")
    .select(["role.id", "role.code", "role.scope", "role_division.division_id"])
    .where("role.id", "in", [...roleIds])
    .execute();
  for (const own of Map.groupBy(rows, ({ id }) => id).values()) {
    const divisionIds = own.flatMap(({ division_id }) => division_id ?? []);
    const scope = own.some(({ code }) => code === ADMIN_ROLE) ? "all" : (own[0]?.scope ?? "all");
    await refuseWiderScope(on, caller, { scope, divisionIds });
  }
}

/** True if any of the users sees records that the caller does not. */
export const seeMoreThan = async (
  on: Queryable,
  accountIds: readonly string[],
  { scope }: Pick<Caller, "scope">,
): Promise<boolean> => scope !== undefined && (await isWiderThan(on, await sightOf(on, accountIds), scope));

/** Those of the users who see records that `own` does not include. */
export async function widerAmong(
  on: Queryable,
  accountIds: readonly string[],
  own: DataScope | undefined,
): Promise<readonly string[]> {
  if (own === undefined) return [];
  const alike = Map.groupBy(await dataScopesOf(on, accountIds), ([, scope]) => JSON.stringify(scope ?? null));
  const wider: string[] = [];
  for (const people of alike.values())
    if (await isWiderThan(on, people[0]?.[1], own)) wider.push(...people.map(([id]) => id));
  return wider;
}

/** True if one of these roles needs the division of whoever holds it, and none sees everything. */
export async function dependOnDivision(on: Queryable, roleIds: readonly string[]): Promise<boolean> {
  if (roleIds.length === 0) return false;
  const roles = await on
    .as<IdentityTables>()
    .selectFrom("role")
    .select(["code", "scope"])
    .where("id", "in", [...roleIds])
    .where("deleted_at", "is", null)
    .execute();
  const seesAll = roles.some(({ code, scope }) => code === ADMIN_ROLE || scope === "all");
  return !seesAll && roles.some(({ scope }) => scope === "division");
}

/**
 * Checked after roles or divisions were assigned, because the scope of a role of the own division depends on its
 * holder's division (AZ-09). Throws `notPermitted`.
 */
export async function refuseWiderPeople(
  on: Queryable,
  caller: Pick<Caller, "scope">,
  accountIds: readonly string[],
): Promise<void> {
  if (await seeMoreThan(on, accountIds, caller)) throw new Failure("notPermitted", { words: texts.wider });
}

/** True if `theirs` includes records that `own` does not; undefined means all records. */
export async function isWiderThan(
  on: Queryable,
  theirs: DataScope | undefined,
  own: DataScope | undefined,
): Promise<boolean> {
  return own !== undefined && !(theirs && (await areWithin(on, theirs.divisionIds, own.divisionIds)));
}

/** True if each division is one of `roots` or a descendant of one. */
export async function areWithin(on: Queryable, ids: readonly string[], roots: readonly string[]): Promise<boolean> {
  // `union` removes duplicates, so that the recursion ends even in a cycle (AZ-11).
  const { rows } = await sql<{ id: string }>`
    with recursive up(id, at) as (
      select asked, asked from unnest(${ids}::text[]) as asked
      union select up.id, division.parent_id from up join division on division.id = up.at where division.parent_id is not null)
    select distinct id from up where at = any(${roots}::text[])`.execute(on.as<unknown>());
  return rows.length === new Set(ids).size;
}

/** Ids of a division and of all above it. */
export async function withAncestors(on: Queryable, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ at: string }>`
    with recursive up(at) as (
      select ${id}::text
      union select parent_id from up join division on division.id = up.at where parent_id is not null)
    select at from up`.execute(on.as<unknown>());
  return new Set(rows.map(({ at }) => at));
}
