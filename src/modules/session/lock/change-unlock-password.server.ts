import type { Arguments } from "../../../contract/endpoint.ts";
import { invalidField } from "../../../contract/errors.ts";
import { unlockPasswordError } from "../../../contract/session/unlock-password.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import { hashPassword } from "../../../server/password/password-hash.ts";
import { canonicalPassword } from "../../../server/password/password-rules.ts";
import type { Services } from "../../../server/services.ts";
import { callersAccount, type IdentityTables } from "../../identity/identity.server.ts";
import type { lock } from "./lock.ts";
import { UNLOCK_REFUSALS } from "./lock-texts.ts";
import { PASSWORD_REFUSALS } from "../password/password-texts.ts";
import { refusalOf, checkLoginPassword } from "../password/check-login-password.server.ts";

/** Sets the caller's own unlock password, or removes it when empty (§6). Requires the login password (AU-14). */
export async function changeUnlockPassword(
  services: Services,
  { oldPassword, password, passwordConfirm }: Arguments<typeof lock.changeUnlockPassword>,
  context: SignedInContext,
): Promise<null> {
  const { database, clock } = services;
  const { userId } = context.caller;
  const wanted = canonicalPassword(password);
  if (passwordConfirm !== undefined && canonicalPassword(passwordConfirm) !== wanted)
    throw invalidField("passwordConfirm", PASSWORD_REFUSALS.notConfirmed);
  const error = wanted === "" ? null : unlockPasswordError(wanted);
  if (error) throw invalidField("password", error);

  const account = await callersAccount(database, userId);
  const tried = await checkLoginPassword(services, account, account.username, oldPassword, context);
  if (!tried.isRight) throw refusalOf(tried, UNLOCK_REFUSALS.wrongLogin);

  const unlock_password_hash = wanted === "" ? null : await hashPassword(wanted);
  await inTransaction(database, (trx) =>
    trx
      .as<IdentityTables>()
      .updateTable("account")
      // The version stays, as for the login password: it counts what administrators edit.
      .set({
        unlock_password_hash,
        updated_at: new Date(clock.now()).toISOString(),
        updated_by: userId,
      })
      .where("id", "=", userId)
      .execute(),
  );
  return null;
}
