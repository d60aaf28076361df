import { sql } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import { EVERYTHING } from "../../contract/permission.ts";
import { defineTexts } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { Stored, Values } from "../../crud/define-module.ts";
import { requirePasswordToRestore } from "../../crud/bin/require-password-to-restore.server.ts";
import type { BeforeSaveContext, Hooks } from "../../crud/hooks.server.ts";
import { databaseErrorKind } from "../../server/database/database-errors.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { refuseOldPassword } from "../../server/http/admission/recent-password.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import {
  announceMembers,
  dependOnDivision,
  keepAnAdministrator,
  refuseAbove,
  refuseBeyond,
  refuseWiderPeople,
  refuseWiderRoles,
  rightsOfRoles,
} from "../role/role.server.ts";
import { endSessionsOf } from "../session/session.server.ts";
import { isOwnPicture } from "../upload/upload.server.ts";
import { OWN_ACCOUNT_TEXTS } from "./own-account.ts";
import { TEMPORARY_PASSWORD_LIFE } from "./temporary-password.server.ts";
import { OWN_STATUS_TEXTS } from "./texts.ts";
import { announceAccounts, type IdentityTables } from "../identity/identity.server.ts";
import { user, usernameKey } from "./user.ts";

const texts = defineTexts("userRules", {
  noRole: {
    zh: "此用户的角色都已删除，请先恢复其中一个角色",
    lo: "ບົດບາດຂອງຜູ້ໃຊ້ນີ້ຖືກລຶບທັງໝົດ, ກະລຸນາກູ້ຄືນບົດບາດໃດໜຶ່ງກ່ອນ",
    en: "All roles of this user are deleted. Restore one of them first",
  },
  noDivision: {
    zh: "所选角色只能看到所属区划的数据，请选择所属区划",
    lo: "ບົດບາດທີ່ເລືອກເຫັນສະເພາະຂໍ້ມູນຂອງເຂດຕົນ, ກະລຸນາເລືອກເຂດ",
    en: "The chosen role sees only records of the user’s own division, so choose one",
  },
  ownDelete: { zh: "不能删除自己的账号", lo: "ບໍ່ສາມາດລຶບບັນຊີຂອງຕົນເອງ", en: "You cannot delete your own account" },
});

type Needs = Pick<Services, "changes" | "clock" | "env" | "secrets">;

/** Rules for users: AZ-09 (rights up to one's own), AZ-10 (an administrator remains), TK-10, TK-11. */
export const userHooks = (services: Needs): Hooks<typeof user> => ({
  async beforeSave(values, context) {
    const { trx, before, caller } = context;
    const rightsOf = (roleIds: readonly string[]) =>
      context.once(`rights of ${roleIds.toSorted().join()}`, () => rightsOfRoles(trx, roleIds));
    const dependsOnDivision = (roleIds: readonly string[]) =>
      context.once(`by division ${roleIds.toSorted().join()}`, () => dependOnDivision(trx, roleIds));
    if (before && !isAboveAll(caller)) await refuseAbove(trx, caller, before.id);
    if (await isDangerous(values, before, rightsOf)) refuseOldPassword(caller);
    if (before?.id === caller.userId && values.isEnabled === false)
      throw invalidField("isEnabled", OWN_STATUS_TEXTS.ownDisable);
    if (values.roleIds) refuseBeyond(caller, await rightsOf(values.roleIds));
    const given = values.roleIds?.filter((id) => !before?.roleIds.includes(id)) ?? [];
    const { divisionId = before?.divisionId ?? null, roleIds = before?.roleIds ?? [] } = values;
    const isPlaced = values.roleIds !== undefined || values.divisionId !== undefined;
    if (isPlaced && divisionId === null && (await dependsOnDivision(roleIds)))
      throw invalidField("divisionId", texts.noDivision);
    await context.once(`wider ${given.toSorted().join()}`, () => refuseWiderRoles(trx, caller, given));
    if (values.avatar && !(await isOwnPicture(trx, values.avatar, caller.userId)))
      throw invalidField("portrait", OWN_ACCOUNT_TEXTS.portrait);
    if (values.username !== undefined) await refuseTaken(values.username, context);
    return values;
  },

  afterSaveMany: (saved, context) => followSaved(services, saved, context),

  async beforeRemove(record, { trx, caller }) {
    if (record.id === caller.userId) throw new Failure("inUse", { words: texts.ownDelete });
    await refuseAbove(trx, caller, record.id);
  },

  async afterRemove(records, { trx, caller }) {
    for (const { id } of records) await endSessionsOf(trx, services, id, "deleted");
    await keepAnAdministrator(trx, services.clock.now());
    const roleIds = records.flatMap((record) => record.roleIds);
    await announceMembers(services.changes, trx, { roleIds, actor: caller });
    await announceAccounts(
      services.changes,
      trx,
      records.map(({ id }) => id),
    );
  },

  // A restored user regains earlier rights (AZ-09), and needs a role (§6).
  async beforeRestore(record, { trx, caller }) {
    await requirePasswordToRestore(trx, services, { module: user, id: record.id }, caller);
    await refuseAbove(trx, caller, record.id);
    if (record.roleIds.length === 0) throw new Failure("invalidInput", { words: texts.noRole });
    await announceMembers(services.changes, trx, { roleIds: record.roleIds, actor: caller });
  },
});

type Saved = Parameters<NonNullable<Hooks<typeof user>["afterSaveMany"]>>;

/** Ends and tells what changed with the saved users: sessions, rights, passwords of new ones. */
async function followSaved(services: Needs, saved: Saved[0], { trx, caller }: Saved[1]): Promise<void> {
  const idsOf = (some: typeof saved) => some.map(({ record }) => record.id);
  const changed = saved.map((each) => ({
    ...each,
    roles: differing(each.record.roleIds, each.before?.roleIds ?? []),
  }));
  const renamed = saved.filter(({ record, before }) => record.username !== before?.username);
  await writeKeys(
    trx,
    renamed.map(({ record }) => record),
  );
  const placed = changed.filter(
    ({ record, before, roles }) => roles.length > 0 || before?.divisionId !== record.divisionId,
  );
  if (placed.length > 0) await refuseWiderPeople(trx, caller, idsOf(placed));
  const roleIds = [...new Set(changed.flatMap(({ roles }) => roles))];
  await announceMembers(services.changes, trx, { roleIds, actor: caller });
  await startPasswords(trx, services, idsOf(saved.filter(({ before }) => !before)));
  const older = changed.filter(({ before }) => before !== undefined);
  const disabled = older.filter(({ record, before }) => before?.isEnabled && !record.isEnabled);
  for (const { record } of disabled) await endSessionsOf(trx, services, record.id, "disabled");
  if (disabled.length > 0 || older.some(({ roles }) => roles.length > 0))
    await keepAnAdministrator(trx, services.clock.now());
  const told = older.filter(
    ({ record, before, roles }) =>
      roles.length > 0 || before?.isEnabled !== record.isEnabled || before.divisionId !== record.divisionId,
  );
  await announceAccounts(services.changes, trx, idsOf(told));
}

const differing = (some: readonly string[], others: readonly string[]): string[] => [
  ...some.filter((id) => !others.includes(id)),
  ...others.filter((id) => !some.includes(id)),
];

/** Has every right and no data scope. */
const isAboveAll = ({ permissions, scope }: Caller): boolean => permissions.has(EVERYTHING) && !scope;

const WHO_AND_WHAT = ["username", "roleIds", "divisionId", "isEnabled"] as const;

/** AU-17: changes identity or rights, or any member of an administrator. `values` differ from `before`. */
const isDangerous = async (
  values: Partial<Values<typeof user>>,
  before: Stored<typeof user> | undefined,
  rightsOf: (roleIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<boolean> =>
  !before ||
  WHO_AND_WHAT.some((name) => values[name] !== undefined) ||
  (await rightsOf(before.roleIds)).has(EVERYTHING);

/** Throws `invalidInput` if a name is taken in any spelling, by a stored user or in the same write (IN-06). */
async function refuseTaken(
  username: string,
  { trx, id, all, once }: Pick<BeforeSaveContext<typeof user>, "trx" | "id" | "all" | "once">,
): Promise<void> {
  const owners = await once("owners of names", async () => {
    const keys = all.flatMap((each) => (each.values.username === undefined ? [] : [usernameKey(each.values.username)]));
    const stored = await trx
      .as<IdentityTables>()
      .selectFrom("account")
      .select(["id", "username_key"])
      .where(sql<boolean>`username_key = any(${keys}::text[])`)
      .where("deleted_at", "is", null)
      .execute();
    const found = new Map(stored.map((account) => [account.username_key, account.id]));
    for (const each of all) {
      const key = usernameKey(each.values.username ?? "");
      if (!found.has(key)) found.set(key, each.id);
    }
    return found;
  });
  const owner = owners.get(usernameKey(username));
  if (owner === id) return;
  const isComing = ({ id: other, values }: (typeof all)[number]) =>
    other === owner && usernameKey(values.username ?? "") === usernameKey(username);
  const repeats = all.some(isComing) ? owner : undefined;
  throw new Failure("invalidInput", { errors: [{ field: "username", words: VALIDATION_TEXTS.taken, repeats }] });
}

const KEYS_AT_ONCE = 500; // the embedded database limits statements to five seconds

async function writeKeys(
  trx: DatabaseTransaction,
  records: readonly { readonly id: string; readonly username: string }[],
): Promise<void> {
  try {
    for (let start = 0; start < records.length; start += KEYS_AT_ONCE) {
      const some = records.slice(start, start + KEYS_AT_ONCE);
      const [ids, keys] = [some.map(({ id }) => id), some.map(({ username }) => usernameKey(username))];
      await sql`update account set username_key = given.name_key
        from unnest(${ids}::text[], ${keys}::text[]) as given(id, name_key) where account.id = given.id`.execute(
        trx.as<unknown>(),
      );
    }
  } catch (error) {
    // Taken since it was checked.
    throw databaseErrorKind(error) === "unique" ? invalidField("username", VALIDATION_TEXTS.taken) : error;
  }
}

/** New users must change their password within a day (AU-12). Imported users have none. */
const startPasswords = (trx: DatabaseTransaction, { clock }: Needs, ids: readonly string[]) =>
  trx
    .as<IdentityTables>()
    .updateTable("account")
    .set({
      must_change_password: true,
      password_expires_at: new Date(clock.now() + TEMPORARY_PASSWORD_LIFE).toISOString(),
    })
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where("password_hash", "is not", null)
    .execute();
