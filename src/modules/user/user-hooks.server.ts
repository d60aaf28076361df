import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import { ISSUES } from "../../contract/validation.ts";
import type { Hooks } from "../../crud/table/save.server.ts";
import { databaseErrorKind } from "../../server/database/database-errors.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Services } from "../../server/services.ts";
import {
  keepAnAdministrator,
  refuseAbove,
  refuseBeyond,
  refuseWiderRoles,
  rightsOfRoles,
} from "../role/role.server.ts";
import { endSessionsOf } from "../session/session.server.ts";
import { isOwnPicture } from "../upload/upload.server.ts";
import { OWN_ACCOUNT_TEXTS } from "./own-account.ts";
import { FIRST_PASSWORD_LIFE } from "./first-password.server.ts";
import { announceAccounts, type IdentityTables } from "./user.server.ts";
import { type user, usernameKey } from "./user.ts";

const texts = defineTexts("userRules", {
  ownDisable: { zh: "不能停用自己的账号", lo: "ບໍ່ສາມາດປິດໃຊ້ບັນຊີຂອງຕົນເອງ", en: "You cannot disable your own account" },
  noRole: {
    zh: "此用户的角色都已删除，请先恢复其中一个角色",
    lo: "ບົດບາດຂອງຜູ້ໃຊ້ນີ້ຖືກລຶບທັງໝົດ, ກະລຸນາກູ້ຄືນບົດບາດໃດໜຶ່ງກ່ອນ",
    en: "All roles of this user are deleted. Restore one of them first",
  },
  ownDelete: { zh: "不能删除自己的账号", lo: "ບໍ່ສາມາດລຶບບັນຊີຂອງຕົນເອງ", en: "You cannot delete your own account" },
});

type Needs = Pick<Services, "changes" | "clock">;

/** The rules over users: AZ-09 (nobody above oneself, nothing beyond oneself), AZ-10 (an administrator remains), TK-10, TK-11. */
export const userHooks = (services: Needs): Hooks<typeof user> => ({
  mostImported: 500, // about four seconds
  async beforeSave(values, { trx, before, caller }) {
    if (before) await refuseAbove(trx, caller, before.id);
    if (before?.id === caller.userId && values.isEnabled === false) throw invalidField("isEnabled", texts.ownDisable);
    if (values.roleIds) refuseBeyond(caller, await rightsOfRoles(trx, values.roleIds));
    const given = values.roleIds?.filter((id) => !before?.roleIds.includes(id)) ?? [];
    await refuseWiderRoles(trx, caller, given);
    if (values.avatar && !(await isOwnPicture(trx, values.avatar, caller.userId)))
      throw invalidField("portrait", OWN_ACCOUNT_TEXTS.portrait);
    if (values.username !== undefined) await refuseTaken(trx, values.username, before?.id);
    return values;
  },

  async afterSave(record, { trx, before }) {
    if (record.username !== before?.username) await writeKey(trx, record);
    if (!before) return startPassword(trx, services, record.id);
    const hasOtherRoles = record.roleIds.toSorted().join() !== before.roleIds.toSorted().join();
    const isDisabled = before.isEnabled && !record.isEnabled;
    if (isDisabled) await endSessionsOf(trx, services, record.id, "disabled");
    if (isDisabled || hasOtherRoles) await keepAnAdministrator(trx);
    if (hasOtherRoles || before.isEnabled !== record.isEnabled || before.divisionId !== record.divisionId)
      await announceAccounts(services.changes, trx, [record.id]);
  },

  async beforeRemove(record, { trx, caller }) {
    if (record.id === caller.userId) throw new Failure("inUse", { words: texts.ownDelete });
    await refuseAbove(trx, caller, record.id);
  },

  async afterRemove(records, { trx }) {
    for (const { id } of records) await endSessionsOf(trx, services, id, "deleted");
    await keepAnAdministrator(trx);
    await announceAccounts(
      services.changes,
      trx,
      records.map(({ id }) => id),
    );
  },

  // Whoever comes back has the rights of before (AZ-09), and must have some role (§6).
  async beforeRestore(record, { trx, caller }) {
    await refuseAbove(trx, caller, record.id);
    if (record.roleIds.length === 0) throw new Failure("invalidInput", { words: texts.noRole });
  },
});

/** No other spelling of a living user's name either (IN-06). */
async function refuseTaken(trx: DatabaseTransaction, username: string, ownId: string | undefined): Promise<void> {
  const other = await trx
    .as<IdentityTables>()
    .selectFrom("account")
    .select("id")
    .where("username_key", "=", usernameKey(username))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (other && other.id !== ownId) throw invalidField("username", ISSUES.taken);
}

async function writeKey(
  trx: DatabaseTransaction,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<void> {
  try {
    await trx
      .as<IdentityTables>()
      .updateTable("account")
      .set({ username_key: usernameKey(username) })
      .where("id", "=", id)
      .execute();
  } catch (error) {
    // Somebody else took it since it was looked for.
    throw databaseErrorKind(error) === "unique" ? invalidField("username", ISSUES.taken) : error;
  }
}

/** Whatever password a new user was given is to be changed, within a day (AU-12). */
const startPassword = (trx: DatabaseTransaction, { clock }: Needs, id: string) =>
  trx
    .as<IdentityTables>()
    .updateTable("account")
    .set({ must_change_password: true, password_expires_at: new Date(clock.now() + FIRST_PASSWORD_LIFE).toISOString() })
    .where("id", "=", id)
    .where("password_hash", "is not", null)
    .execute()
    .then(() => undefined);
