import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller, DataScope } from "../../server/http/route.ts";
import type { IdentityTables } from "../user/user.server.ts";
import { ADMIN_ROLE, type DataScopeKind } from "./role.ts";

const texts = defineTexts("roleScope", {
  wider: {
    zh: "数据范围不能超出您自己的范围",
    lo: "ຂອບເຂດຂໍ້ມູນບໍ່ສາມາດກວ້າງກວ່າຂອບເຂດຂອງທ່ານເອງ",
    en: "The data scope cannot be wider than your own",
  },
});

/**
 * Whose records a person may see: the union over their roles, undefined for everything. Whoever has no role, and whoever's roles
 * mean a division while none was given to them, sees none that belongs to a division.
 */
export const dataScopeOf = (database: Queryable, accountId: string): Promise<DataScope | undefined> =>
  sightOf(database, [accountId]);

/** What several people see together; undefined as soon as one of them sees everything. */
async function sightOf(database: Queryable, accountIds: readonly string[]): Promise<DataScope | undefined> {
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .innerJoin("account", "account.id", "user_role.account_id")
    .leftJoin("role_division", (join) =>
      join.onRef("role_division.role_id", "=", "role.id").on("role.scope", "=", "chosen"),
    )
    .select(["role.code", "role.scope", "account.division_id as own", "role_division.division_id as chosen"])
    .where("user_role.account_id", "in", [...accountIds, ""])
    .where("role.deleted_at", "is", null)
    .execute();
  if (rows.some(({ code, scope }) => code === ADMIN_ROLE || scope === "all")) return undefined;
  const divisions = rows.map(({ scope, own, chosen }) => (scope === "division" ? own : chosen));
  return {
    divisionIds: [...new Set(divisions.filter((id) => id !== null))].sort(),
    hasOwn: rows.some(({ scope }) => scope === "own"),
  };
}

/** The part of a role that says whose records it shows. */
export interface RoleScope {
  readonly scope: DataScopeKind;
  readonly divisionIds: readonly string[];
}

/**
 * AZ-09 for data: nobody gives a view on records they do not see. A role of one's own division is as wide as the division of
 * whoever has it, which is given by those who may place people. Throws `notPermitted`.
 */
export async function refuseWiderScope(on: Queryable, caller: Pick<Caller, "scope">, given: RoleScope): Promise<void> {
  if (!caller.scope || given.scope === "division" || given.scope === "own") return;
  if (given.scope === "chosen" && (await areWithin(on, given.divisionIds, caller.scope.divisionIds))) return;
  throw new Failure("notPermitted", { words: texts.wider });
}

/** The same for roles that are to be given to somebody. */
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

/** Whether any of some people sees records that somebody does not. */
export const seeMoreThan = async (
  on: Queryable,
  accountIds: readonly string[],
  { scope }: Pick<Caller, "scope">,
): Promise<boolean> => scope !== undefined && (await isWiderThan(on, await sightOf(on, accountIds), scope));

/**
 * After people were given roles or a place: a role of one's own division is as wide as where its bearer stands, so only the person
 * as they are now tells whether they see what the giver does not (AZ-09). Throws `notPermitted`.
 */
export async function refuseWiderPeople(
  on: Queryable,
  caller: Pick<Caller, "scope">,
  accountIds: readonly string[],
): Promise<void> {
  if (await seeMoreThan(on, accountIds, caller)) throw new Failure("notPermitted", { words: texts.wider });
}

/** Whether somebody sees records that the other does not; undefined: everything. */
export async function isWiderThan(
  on: Queryable,
  theirs: DataScope | undefined,
  own: DataScope | undefined,
): Promise<boolean> {
  return own !== undefined && !(theirs && (await areWithin(on, theirs.divisionIds, own.divisionIds)));
}

/** Whether each division is one of `roots` or below one. */
export async function areWithin(on: Queryable, ids: readonly string[], roots: readonly string[]): Promise<boolean> {
  // `union` drops what was found before: it ends even if divisions should run in a circle (AZ-11).
  const { rows } = await sql<{ id: string }>`
    with recursive up(id, at) as (
      select asked, asked from unnest(${ids}::text[]) as asked
      union select up.id, division.parent_id from up join division on division.id = up.at where division.parent_id is not null)
    select distinct id from up where at = any(${roots}::text[])`.execute(on.as<unknown>());
  return rows.length === new Set(ids).size;
}
