import { recordAudit } from "../../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { namesOf } from "../../identity/identity.server.ts";
import { user } from "../../user/user.ts";
import { UNLOCK_REFUSALS } from "../lock/lock-texts.ts";
import { notePassword } from "./note-password.server.ts";
import { checkInSession } from "./check-in-session.server.ts";
import { checkLoginPassword } from "./check-login-password.server.ts";

/**
 * Checks the login password before a dangerous action (AU-17); valid for ten minutes in this session. Within the limits
 * of sign-in and, for the session, of the lock screen; logged either way. Throws as `checkInSession`.
 */
export async function confirmPassword(services: Services, password: string, context: SignedInContext): Promise<null> {
  const { caller } = context;
  const note = async (trx: DatabaseTransaction, action: string) => {
    const title = (await namesOf(trx, [caller.userId])).get(caller.userId) ?? "";
    await recordAudit(trx, services, caller, [{ action, module: user.path, recordId: caller.userId, title }]);
  };
  await checkInSession(services, caller, {
    counter: "confirm_failures",
    tryIt: (account, around) => checkLoginPassword(services, account, account.username, password, context, around),
    wrong: UNLOCK_REFUSALS.wrongLogin,
    ends: "confirm",
    noteMiss: (trx) => note(trx, "confirmMissed"),
  });
  await inTransaction(services.database, async (trx) => {
    await notePassword(trx, services, caller.sessionId);
    await note(trx, "confirmPassword");
  });
  return null;
}
