import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { SECRET_MARK } from "../../contract/secrets/secret-mark.ts";
import { defineTexts } from "../../contract/text.ts";
import { lockOne } from "../../crud/optimistic-locking/lock-records.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { hashPassword } from "../../server/password/password-hash.ts";
import type { Services } from "../../server/services.ts";
import { refuseAbove } from "../role/role.server.ts";
import { checkNewPassword, endSessionsOf, liftLockout } from "../session/session.server.ts";
import { TEMPORARY_PASSWORD_LIFE, newTemporaryPassword } from "./temporary-password.server.ts";
import type { userCalls } from "./user-calls.ts";
import {
  foundAccount,
  shownName,
  announceAccounts,
  type AccountRow,
  type IdentityTables,
} from "../identity/identity.server.ts";
import { user } from "./user.ts";
import { changeStamp } from "../../server/database/stamps.ts";

const texts = defineTexts("resetPassword", {
  own: {
    zh: "请用“修改密码”更改自己的密码",
    lo: "ກະລຸນາໃຊ້ “ປ່ຽນລະຫັດຜ່ານ” ສຳລັບບັນຊີຂອງຕົນເອງ",
    en: "To change your own password, use “Change password”",
  },
});

/**
 * Sets a password that expires within a day and must be changed (AU-14), and ends the user's sessions (TK-09). A
 * generated password is only in this answer.
 */
export async function resetPassword(
  services: Services,
  { id, version, password: wanted = "" }: Arguments<typeof userCalls.resetPassword>,
  caller: Caller,
): Promise<Reply<typeof userCalls.resetPassword>> {
  const { changes, clock, database } = services;
  if (id === caller.userId) throw new Failure("inUse", { words: texts.own });
  if (wanted !== "") {
    const found = await repositoryOf(user, services).for(caller).get(id);
    await checkNewPassword(services, wanted, String(found["username"]));
  }
  const made = wanted === "" ? newTemporaryPassword() : "";
  const password_hash = await hashPassword(wanted || made);
  const expiresAt = new Date(clock.now() + TEMPORARY_PASSWORD_LIFE).toISOString();
  await inTransaction(database, async (trx) => {
    const account = await lockAccount(trx, services, { id, version }, caller);
    await trx
      .as<IdentityTables>()
      .updateTable("account")
      .set({
        password_hash,
        must_change_password: true,
        password_expires_at: expiresAt,
        ...changeStamp(clock.now(), caller.userId, account),
      })
      .where("id", "=", id)
      .execute();
    await liftLockout(trx, id); // the new password must be usable at once
    await endSessionsOf(trx, services, id, "password");
    await announceAccounts(changes, trx, [id]);
    await recordAudit(trx, services, caller, [
      {
        action: "resetPassword",
        module: user.path,
        recordId: id,
        title: shownName(account),
        after: { password: SECRET_MARK },
      },
    ]);
  });
  return { password: made, expiresAt };
}

/** Ends the user's lockouts (AU-05). */
export async function unlockUser(services: Services, asked: RecordToChange, caller: Caller): Promise<null> {
  await inTransaction(services.database, async (trx) => {
    const account = await lockAccount(trx, services, asked, caller);
    await liftLockout(trx, account.id);
    await recordAudit(trx, services, caller, [
      { action: "unlock", module: user.path, recordId: account.id, title: shownName(account) },
    ]);
  });
  return null;
}

/** Locks an account that the caller may see and change. */
async function lockAccount(
  trx: DatabaseTransaction,
  services: Services,
  asked: RecordToChange,
  caller: Caller,
): Promise<AccountRow> {
  const { id } = await lockOne(trx, services, { module: user, caller }, asked);
  await refuseAbove(trx, caller, id);
  return foundAccount(trx, id);
}
