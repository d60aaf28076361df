import type { Arguments } from "../../../contract/endpoint.ts";
import { Failure, invalidField } from "../../../contract/errors.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import { hashPassword } from "../../../server/password/password-hash.ts";
import { canonicalPassword } from "../../../server/password/password-rules.ts";
import type { Services } from "../../../server/services.ts";
import { notifyOfPasswordChange } from "../../message/message.server.ts";
import { announceAccounts, callersAccount, type IdentityTables } from "../../identity/identity.server.ts";
import { checkNewPassword } from "./check-new-password.server.ts";
import { endSessionsOf } from "../end-session.server.ts";
import { notePassword } from "./note-password.server.ts";
import { PASSWORD_REFUSALS } from "./password-texts.ts";
import type { session } from "../session.ts";
import { refusalOf, checkLoginPassword } from "./check-login-password.server.ts";

/**
 * Changes the caller's own password (§5). The old one is checked within the limits of sign-in, so that a borrowed
 * session cannot guess it (AU-14). Ends all other sessions (TK-09).
 */
export async function changePassword(
  services: Services,
  args: Arguments<typeof session.changePassword>,
  context: SignedInContext,
): Promise<null> {
  const { database, clock, changes } = services;
  const { userId, sessionId } = context.caller;
  const wanted = canonicalPassword(args.password);
  if (args.passwordConfirm !== undefined && canonicalPassword(args.passwordConfirm) !== wanted)
    throw invalidField("passwordConfirm", PASSWORD_REFUSALS.notConfirmed);

  const account = await callersAccount(database, userId);
  const tried = await checkLoginPassword(services, account, account.username, args.oldPassword, context);
  if (!tried.isRight) throw refusalOf(tried, PASSWORD_REFUSALS.wrongOld);
  if (canonicalPassword(args.oldPassword) === wanted) throw invalidField("password", PASSWORD_REFUSALS.same);
  await checkNewPassword(services, args.password, account.username);

  const password_hash = await hashPassword(args.password);
  await inTransaction(database, async (trx) => {
    const changed = await trx
      .as<IdentityTables>()
      .updateTable("account")
      // The version stays: it counts what administrators edit.
      .set({
        password_hash,
        must_change_password: false,
        password_expires_at: null,
        updated_at: new Date(clock.now()).toISOString(),
        updated_by: userId,
      })
      .where("id", "=", userId)
      .where("password_hash", "=", account.password_hash)
      .returning("id")
      .executeTakeFirst();
    // The password was changed since it was compared.
    if (!changed) throw new Failure("wrongPassword", { words: PASSWORD_REFUSALS.wrongOld });
    await endSessionsOf(trx, services, userId, "password", sessionId);
    await notePassword(trx, services, sessionId);
    await announceAccounts(changes, trx, [userId]);
    await notifyOfPasswordChange(trx, services, userId, context.address);
  });
  return null;
}
