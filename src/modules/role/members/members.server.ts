import { sql, type Expression, type SqlBool } from "kysely";
import type { Arguments, Reply } from "../../../contract/endpoint.ts";
import { Failure } from "../../../contract/errors.ts";
import { defineTexts, type Words } from "../../../contract/text.ts";
import { askedPage } from "../../../contract/wire/wire.ts";
import { recordTitles } from "../../../crud/record/record-title.ts";
import { announceRecords } from "../../../crud/repository/table-change.server.ts";
import { lockOne } from "../../../crud/optimistic-locking/lock-records.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import type { DatabaseTransaction, Queryable } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Caller } from "../../../server/caller.ts";
import type { Services } from "../../../server/services.ts";
import { announceAccounts, type IdentityTables } from "../../identity/identity.server.ts";
import { foundUsers, peopleSeenBy } from "../../user/user.server.ts";
import { user } from "../../user/user.ts";
import { announceMembers } from "./member-count.server.ts";
import { refuseAboveAny, refuseBeyond, rightsOfRoles } from "../rights/granting-rules.server.ts";
import { keepAnAdministrator } from "../rights/keep-administrator.server.ts";
import type { roleCalls } from "../role-calls.ts";
import { ADMIN_ROLE, role } from "../role.ts";
import { dependOnDivision, refuseWiderPeople, refuseWiderRoles } from "../role-scope.server.ts";
import { sliceOf } from "../../../contract/list-query.ts";

const texts = defineTexts("roleMembers", {
  lastRole: {
    zh: "每个用户至少要有一个角色：{names}",
    lo: "ຜູ້ໃຊ້ແຕ່ລະຄົນຕ້ອງມີຢ່າງໜ້ອຍໜຶ່ງບົດບາດ: {names}",
    en: "Each user needs at least one role: {names}",
  },
  noDivision: {
    zh: "此角色只能看到所属区划的数据，请先为这些用户选择所属区划：{names}",
    lo: "ບົດບາດນີ້ເຫັນສະເພາະຂໍ້ມູນຂອງເຂດຕົນ, ກະລຸນາເລືອກເຂດໃຫ້ຜູ້ໃຊ້ເຫຼົ່ານີ້ກ່ອນ: {names}",
    en: "This role sees only records of the user’s own division. First choose a division for: {names}",
  },
  noDivisionLeft: {
    zh: "移除此角色后，这些用户只能看到所属区划的数据，请先为其选择所属区划：{names}",
    lo: "ຖ້າຖອນບົດບາດນີ້ ຜູ້ໃຊ້ເຫຼົ່ານີ້ຈະເຫັນສະເພາະຂໍ້ມູນຂອງເຂດຕົນ, ກະລຸນາເລືອກເຂດໃຫ້ກ່ອນ: {names}",
    en: "Without this role these users see only records of their own division. First choose a division for: {names}",
  },
});

type Needs = Pick<Services, "changes" | "clock" | "database">;
type Change = Arguments<typeof roleCalls.addMembers>;

const MAX_CANDIDATES = 20;

const BY_LOGIN = sql`username_key, id`;
const isIn = (roleId: string) =>
  sql<SqlBool>`exists (select 1 from user_role where account_id = account.id and role_id = ${roleId})`;

/** Users in the caller's data scope; others count as not existing (AZ-05). */
async function visibleUsers(
  on: Queryable,
  caller: Caller,
  { search, among, limit }: { search: string | undefined; among: Expression<SqlBool>; limit: number },
) {
  const users = on
    .as<IdentityTables>()
    .selectFrom("account")
    .where("account.deleted_at", "is", null)
    .where(peopleSeenBy(caller))
    .where(among);
  const wanted = search && { search, among, order: BY_LOGIN, limit, isLoginShown: true };
  return { users: wanted ? users.where(await foundUsers(on, wanted, caller)) : users };
}

const COLUMNS = ["account.id", "account.username", "account.real_name", "account.is_enabled"] as const;
interface Listed {
  readonly id: string;
  readonly username: string;
  readonly real_name: string;
  readonly is_enabled: boolean;
}
const memberOf = ({ id, username, real_name, is_enabled }: Listed) => ({
  id,
  username,
  realName: real_name,
  isEnabled: is_enabled,
});

export async function membersOf(
  services: Needs,
  { id, search, ...asked }: Arguments<typeof roleCalls.members>,
  caller: Caller,
): Promise<Reply<typeof roleCalls.members>> {
  const page = askedPage(asked);
  const { limit, offset } = sliceOf(page);
  const { database } = services;
  await repositoryOf(role, services).for(caller).get(id);
  const { users } = await visibleUsers(database, caller, { search, among: isIn(id), limit: Infinity });
  const rows = await users.select(COLUMNS).orderBy(BY_LOGIN).offset(offset).limit(limit).execute();
  const { total } = await users.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows: rows.map(memberOf), total, ...page };
}

/** Up to 20 active users without the role. */
export async function candidatesOf(
  services: Needs,
  { id, search }: Arguments<typeof roleCalls.candidates>,
  caller: Caller,
): Promise<Reply<typeof roleCalls.candidates>> {
  await repositoryOf(role, services).for(caller).get(id);
  const among = sql<SqlBool>`is_enabled and not ${isIn(id)}`;
  const { users } = await visibleUsers(services.database, caller, { search, among, limit: MAX_CANDIDATES });
  const rows = await users.select(COLUMNS).orderBy(BY_LOGIN).limit(MAX_CANDIDATES).execute();
  return rows.map(memberOf);
}

/** Assigns the role to users, all or none (AZ-16). */
export async function addMembers(services: Needs, asked: Change, caller: Caller): Promise<null> {
  const { id, userIds } = asked;
  return inTransaction(services.database, async (trx) => {
    const { held, users } = await involved(trx, services, asked, caller);
    refuseBeyond(caller, await rightsOfRoles(trx, [id]));
    await refuseWiderRoles(trx, caller, [id]);
    const added = users.filter((each) => !each.roleIds.includes(id));
    if (added.length === 0) return null;
    await refuseUnplaced(trx, added, { rolesAfter: ({ roleIds }) => [...roleIds, id], words: texts.noDivision });
    const given = { role_id: id, created_at: new Date(services.clock.now()).toISOString(), created_by: caller.userId };
    await trx
      .as<IdentityTables>()
      .insertInto("user_role")
      .values(added.map((each) => ({ ...given, account_id: each.id })))
      .execute();
    await refuseWiderPeople(trx, caller, userIds);
    await written(trx, services, { action: "addMembers", held, users: added }, caller);
    return null;
  });
}

/** Throws `invalidInput` with the names of those who would come to see nothing, for want of a division. */
async function refuseUnplaced(
  trx: DatabaseTransaction,
  users: readonly Involved[],
  { rolesAfter, words }: { rolesAfter(of: Involved): readonly string[]; readonly words: Words },
): Promise<void> {
  const known = new Map<string, Promise<boolean>>();
  const depends = (roleIds: readonly string[]) => {
    const key = roleIds.toSorted().join();
    const answer = known.get(key) ?? dependOnDivision(trx, roleIds);
    known.set(key, answer);
    return answer;
  };
  const names: string[] = [];
  for (const each of users)
    if (!each.hasDivision && (await depends(rolesAfter(each))) && !(await depends(each.roleIds))) names.push(each.name);
  if (names.length > 0) throw new Failure("invalidInput", { words, parameters: { names: names.join(", ") } });
}

/**
 * Takes the role from users, all or none (AZ-16). Throws `inUse` when a user would be left without a role (§6) or the
 * system without an administrator (AZ-10).
 */
export async function removeMembers(services: Needs, asked: Change, caller: Caller): Promise<null> {
  const { id } = asked;
  return inTransaction(services.database, async (trx) => {
    const { held, users } = await involved(trx, services, asked, caller);
    if (!users.every((each) => each.roleIds.includes(id))) throw new Failure("notFound");
    const bare = users.filter((each) => each.roleIds.length === 1);
    if (bare.length > 0)
      throw new Failure("inUse", {
        words: texts.lastRole,
        parameters: { names: bare.map(({ name }) => name).join(", ") },
      });
    await refuseUnplaced(trx, users, {
      rolesAfter: ({ roleIds }) => roleIds.filter((each) => each !== id),
      words: texts.noDivisionLeft,
    });
    await trx
      .as<IdentityTables>()
      .deleteFrom("user_role")
      .where("role_id", "=", id)
      .where(
        "account_id",
        "in",
        users.map((each) => each.id),
      )
      .execute();
    if (held["code"] === ADMIN_ROLE) await keepAnAdministrator(trx, services.clock.now());
    await written(trx, services, { action: "removeMembers", held, users }, caller);
    return null;
  });
}

interface Involved {
  readonly id: string;
  readonly name: string;
  /** Ids of the user's living roles. */
  readonly roleIds: readonly string[];
  readonly hasDivision: boolean;
}

/**
 * Locks the role and the users until the commit. Throws `notPermitted` for users with more rights than the caller
 * (AZ-09).
 */
async function involved(trx: DatabaseTransaction, services: Needs, { userIds, ...asked }: Change, caller: Caller) {
  const held = await lockOne(trx, services, { module: role, caller }, asked);
  const rows = await repositoryOf(user, services).for(caller).lock(trx, userIds);
  await refuseAboveAny(trx, caller, userIds);
  const given = await trx
    .as<IdentityTables>()
    .selectFrom("user_role")
    .innerJoin("role", "role.id", "user_role.role_id")
    .select(["user_role.account_id", "user_role.role_id"])
    .where("user_role.account_id", "in", [...userIds])
    .where("role.deleted_at", "is", null)
    .execute();
  const users = rows.map((row): Involved => ({
    id: row.id,
    name: String(row["realName"] || row["username"]),
    roleIds: given.filter(({ account_id }) => account_id === row.id).map(({ role_id }) => role_id),
    hasDivision: row["divisionId"] !== null,
  }));
  return { held, users };
}

/** Increments the users' versions, writes the history of the role and of each user, and announces the changes. */
async function written(
  trx: DatabaseTransaction,
  services: Needs,
  {
    action,
    held,
    users,
  }: { action: string; held: { id: string } & Record<string, unknown>; users: readonly Involved[] },
  caller: Caller,
): Promise<void> {
  const { changes, clock } = services;
  const ids = users.map((each) => each.id);
  await trx
    .as<IdentityTables>()
    .updateTable("account")
    .set(({ eb }) => ({
      version: eb("version", "+", 1),
      updated_at: new Date(clock.now()).toISOString(),
      updated_by: caller.userId,
    }))
    .where("id", "in", ids)
    .execute();
  const isAdded = action === "addMembers";
  const told = (what: Readonly<Record<string, unknown>>) => (isAdded ? { after: what } : { before: what });
  await recordAudit(trx, services, caller, [
    {
      action,
      module: role.path,
      recordId: held.id,
      title: recordTitles(role, held),
      ...told({ members: users.map(({ name }) => name) }),
    },
    ...users.map(({ id, name }) => ({
      action: isAdded ? "addRole" : "removeRole",
      module: user.path,
      recordId: id,
      title: name,
      ...told({ roles: [String(held["name"])] }),
    })),
  ]);
  await announceAccounts(changes, trx, ids);
  await announceRecords(changes, trx, user, { ids, verb: "updated", actor: caller });
  await announceMembers(changes, trx, { roleIds: [held.id], actor: caller });
}
