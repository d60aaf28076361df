import { sql } from "kysely";
import { Failure } from "../../../contract/errors.ts";
import { EVERYTHING, hasAny, type Permission } from "../../../contract/permission.ts";
import type { Words } from "../../../contract/text.ts";
import type { Queryable } from "../../../server/database/database.ts";
import type { Caller } from "../../../server/caller.ts";
import type { IdentityTables } from "../../identity/identity.server.ts";
import { peopleSeenBy } from "../../user/user.server.ts";
import { ADMIN_ROLE } from "../role.ts";
import { GRANTING_TEXTS as texts } from "./granting-texts.ts";
import { permissionsOf } from "./held-rights.server.ts";
import { dataScopeOf, isWiderThan, refuseWiderRoles, seeMoreThan, widerAmong } from "../role-scope.server.ts";

interface WhichRoles {
  /** All of them by default. */
  readonly ids?: readonly string[];
  /** Also those in the recycle bin. */
  readonly evenDeleted?: boolean;
}

/** The permissions of each living role, by its id. */
async function rightsByRole(
  on: Queryable,
  { ids, evenDeleted = false }: WhichRoles,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await on
    .as<IdentityTables>()
    .selectFrom("role")
    .leftJoin("role_menu", "role_menu.role_id", "role.id")
    .leftJoin("menu", (join) =>
      join.onRef("menu.id", "=", "role_menu.menu_id").on("menu.permission", "not in", ["", EVERYTHING]),
    )
    .select(["role.id", "role.code", "menu.permission"])
    .$if(ids !== undefined, (query) => query.where("role.id", "in", [...(ids ?? [])]))
    .$if(!evenDeleted, (query) => query.where("role.deleted_at", "is", null))
    .execute();
  const rightsOf = (own: typeof rows) =>
    own.some(({ code }) => code === ADMIN_ROLE) ? [EVERYTHING] : own.flatMap(({ permission }) => permission ?? []);
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, new Set(rightsOf(own))]));
}

/** The permissions that the living roles give together; with `evenDeleted` also of those in the recycle bin. */
export async function rightsOfRoles(
  on: Queryable,
  roleIds: readonly string[],
  { evenDeleted = false }: Pick<WhichRoles, "evenDeleted"> = {},
): Promise<ReadonlySet<string>> {
  if (roleIds.length === 0) return new Set();
  const rights = new Set(
    [...(await rightsByRole(on, { ids: roleIds, evenDeleted })).values()].flatMap((own) => [...own]),
  );
  return rights.has(EVERYTHING) ? new Set([EVERYTHING]) : rights;
}

const holdsAll = (caller: Pick<Caller, "permissions">, rights: Iterable<string>): boolean =>
  [...rights].every((right) => hasAny(caller.permissions, right as Permission));

/** AZ-09: nobody grants a permission they do not have. */
export const beyondOneself = (): Failure => new Failure("notPermitted", { words: texts.beyond });

/** Throws `notPermitted` unless the caller has all the permissions. */
export function refuseBeyond(caller: Pick<Caller, "permissions">, rights: Iterable<string>): void {
  if (!holdsAll(caller, rights)) throw beyondOneself();
}

/** The living roles that nobody with the caller's rights may give (AZ-09), with the reason. */
export async function refusedRoles(
  on: Queryable,
  caller: Pick<Caller, "permissions" | "scope">,
): Promise<readonly { readonly id: string; readonly words: Words }[]> {
  if (caller.permissions.has(EVERYTHING) && !caller.scope) return [];
  const refused: { id: string; words: Words }[] = [];
  for (const [id, rights] of await rightsByRole(on, {})) {
    const words = holdsAll(caller, rights) ? await whyRefused(() => refuseWiderRoles(on, caller, [id])) : texts.beyond;
    if (words) refused.push({ id, words });
  }
  return refused;
}

/** The words with which a rule refuses; undefined if it does not. */
export async function whyRefused(rule: () => Promise<void>): Promise<Words | undefined> {
  try {
    await rule();
    return undefined;
  } catch (error) {
    if (error instanceof Failure && error.details.words) return error.details.words;
    throw error;
  }
}

/**
 * AZ-09: nobody edits, resets, unlocks, signs out or deletes a user who has a permission or a data scope that they do
 * not have. Throws `notPermitted`.
 */
export async function refuseAbove(
  on: Queryable,
  caller: Pick<Caller, "permissions" | "scope">,
  accountId: string,
): Promise<void> {
  const rights = await permissionsOf(on, accountId);
  if (!holdsAll(caller, rights) || (await isWiderThan(on, await dataScopeOf(on, accountId), caller.scope)))
    throw new Failure("notPermitted", { words: texts.above });
}

/** Those of the users whom `refuseAbove` would refuse. */
export async function aboveAmong(
  on: Queryable,
  caller: Pick<Caller, "permissions" | "scope">,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (caller.permissions.has(EVERYTHING) && !caller.scope) return new Set();
  const rows = await on
    .as<IdentityTables>()
    .selectFrom("user_role")
    .select(["account_id", "role_id"])
    .where("account_id", "in", [...accountIds, ""])
    .execute();
  const held = Map.groupBy(rows, ({ account_id }) => account_id);
  const above = new Set<string>();
  // Those with the same roles have the same rights.
  const alike = Map.groupBy(held, ([, own]) =>
    own
      .map(({ role_id }) => role_id)
      .toSorted()
      .join(),
  );
  for (const [roleIds, people] of alike)
    if (!holdsAll(caller, await rightsOfRoles(on, roleIds.split(",")))) for (const [id] of people) above.add(id);
  for (const id of await widerAmong(on, accountIds, caller.scope)) above.add(id);
  return above;
}

/** `refuseAbove` for several users. */
export async function refuseAboveAny(
  on: Queryable,
  caller: Pick<Caller, "permissions" | "scope">,
  accountIds: readonly string[],
): Promise<void> {
  if (caller.permissions.has(EVERYTHING) || accountIds.length === 0) return;
  const rows = await on
    .as<IdentityTables>()
    .selectFrom("user_role")
    .select("role_id")
    .distinct()
    .where("account_id", "in", [...accountIds])
    .execute();
  const held = rows.map(({ role_id }) => role_id);
  if (!holdsAll(caller, await rightsOfRoles(on, held))) throw new Failure("notPermitted", { words: texts.above });
  if (await seeMoreThan(on, accountIds, caller)) throw new Failure("notPermitted", { words: texts.above });
}

/** All permissions of the role's living members, from all their roles. */
async function rightsOfMembers(on: Queryable, roleId: string): Promise<ReadonlySet<string>> {
  const rows = await on
    .as<IdentityTables>()
    .selectFrom("user_role as this")
    .innerJoin("account", "account.id", "this.account_id")
    .innerJoin("user_role as other", "other.account_id", "account.id")
    .select("other.role_id")
    .distinct()
    .where("this.role_id", "=", roleId)
    .where("account.deleted_at", "is", null)
    .execute();
  return rightsOfRoles(
    on,
    rows.map(({ role_id }) => role_id),
  );
}

type Changer = Pick<Caller, "permissions" | "scope" | "userId">;

/** Members outside the recycle bin; restoring an account checks its roles itself. */
const livingMembers = (on: Queryable, roleId: string) =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .innerJoin("user_role", "user_role.account_id", "account.id")
    .where("user_role.role_id", "=", roleId)
    .where("account.deleted_at", "is", null);

export const memberIdsOf = async (on: Queryable, roleId: string): Promise<string[]> =>
  (await livingMembers(on, roleId).select("account.id").execute()).map(({ id }) => id);

/**
 * AZ-09: nobody changes a role that has a member with more rights or outside of their data scope (AZ-05), nor one with
 * a wider data scope, which they could not restore. Throws `notPermitted`.
 */
export async function refuseAboveMembers(on: Queryable, caller: Changer, roleId: string): Promise<void> {
  if (caller.permissions.has(EVERYTHING)) return;
  if (!holdsAll(caller, await rightsOfMembers(on, roleId)))
    throw new Failure("notPermitted", { words: texts.aboveRole });
  if (!caller.scope) return;
  await refuseWiderRoles(on, caller, [roleId]);
  const unseen = await livingMembers(on, roleId)
    .where(sql<boolean>`${peopleSeenBy(caller)} is not true`) // a member without a division is in no division's scope
    .select("account.id")
    .limit(1)
    .executeTakeFirst();
  if (unseen) throw new Failure("notPermitted", { words: texts.unseenMembers });
  if (await seeMoreThan(on, await memberIdsOf(on, roleId), caller))
    throw new Failure("notPermitted", { words: texts.aboveRole });
}

/**
 * AZ-09: like `refuseAboveMembers`, and for the role's own permissions, also in the recycle bin. Throws `notPermitted`.
 */
export async function refuseAboveRole(on: Queryable, caller: Changer, roleId: string): Promise<void> {
  await refuseAboveMembers(on, caller, roleId);
  if (!holdsAll(caller, await rightsOfRoles(on, [roleId], { evenDeleted: true })))
    throw new Failure("notPermitted", { words: texts.aboveRole });
}
