import { inTransaction } from "../../../server/database/transaction.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import { verifyPassword } from "../../../server/password/password-hash.ts";
import type { Services } from "../../../server/services.ts";
import { settingsOf } from "../../setting/setting.server.ts";
import { compareInTurn } from "../../../server/attempts/compare-in-turn.ts";
import { UNLOCK_REFUSALS } from "./lock-texts.ts";
import { changeLiving, notePassword } from "../password/note-password.server.ts";
import { checkInSession } from "../password/check-in-session.server.ts";
import { unlockKey } from "../throttle/throttle-keys.server.ts";
import { arrive } from "../../../server/attempts/attempts-and-waits.ts";
import { checkLoginPassword } from "../password/check-login-password.server.ts";

/**
 * Unlocks the session. Also checks the password when the session is not locked: a client may show a lock that the
 * server was not told of. Throws as `checkInSession`.
 */
export async function unlockSession(services: Services, password: string, context: SignedInContext): Promise<null> {
  const { database, clock } = services;
  const { caller } = context;
  let isLogin = false;
  await checkInSession(services, caller, {
    counter: "unlock_failures",
    // §5, W2: exactly one password counts: the user's own unlock password, else the default of the settings, else the
    // login password.
    async tryIt(account, around) {
      const own = account.unlock_password_hash ?? (await settingsOf(services))["sys.lock.password.default"];
      isLogin = own === "";
      if (isLogin) return checkLoginPassword(services, account, account.username, password, context, around);
      const arrival = await arrive(database, unlockKey(account.id), clock.now());
      const turn = await compareInTurn(services, arrival, () => around(() => verifyPassword(own, password)));
      if (turn.is === "waits") return { isRight: false, why: "waiting", minutes: turn.minutes };
      return turn.is === "right" ? { isRight: true, isKnownBrowser: false } : { isRight: false, why: "wrong-password" };
    },
    wrong: UNLOCK_REFUSALS.wrong,
    ends: "unlock",
  });
  const open = { locked_at: null, unlock_failures: 0 };
  await inTransaction(database, (trx) =>
    isLogin ? notePassword(trx, services, caller.sessionId, open) : changeLiving(trx, services, caller.sessionId, open),
  );
  return null;
}
