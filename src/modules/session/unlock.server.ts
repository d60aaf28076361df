import { Failure } from "../../contract/errors.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import { verifyPassword } from "../../server/security/password-hash.ts";
import type { Services } from "../../server/services.ts";
import { settingsOf } from "../setting/setting.server.ts";
import { announceSessions, type AccountRow, type IdentityTables } from "../user/user.server.ts";
import { endSessions } from "./end-session.server.ts";
import { LOCK_TEXTS } from "./lock-texts.ts";
import type { SessionTables } from "./session-tables.server.ts";
import { unlockKey } from "./throttle-keys.server.ts";
import { clearTries, reserveForName, returnTry } from "./throttle.server.ts";
import { whyRefused } from "./try-password.server.ts";

const MOST_MISSES = 5; // W2

/**
 * Lifts the lock for the right password. Asked of a session that is not locked, too: whoever locked a screen that the
 * server did not hear of must not get in with any text. Throws `wrongPassword`; `sessionEnded` with the fifth miss.
 */
export async function unlockSession(services: Services, password: string, context: SignedInContext): Promise<null> {
  const { sessionId, userId } = context.caller;
  const misses = await reserveMiss(services, sessionId);
  const isRight = await tryUnlock(services, userId, password).catch(async (error: unknown) => {
    await returnMiss(services, sessionId); // nothing was compared: too busy, or too many tries in other sessions
    throw error;
  });
  if (isRight) return lift(services, sessionId);
  if (misses < MOST_MISSES) throw new Failure("wrongPassword", { words: LOCK_TEXTS.wrong });
  return end(services, sessionId);
}

async function end(services: Services, sessionId: string): Promise<never> {
  await inTransaction(services.database, (trx) => endSessions(trx, services, [sessionId], "unlock"));
  throw new Failure("sessionEnded");
}

/**
 * Compares within the limits of the account, over all of its sessions: new ones buy no more guesses. Counted apart from sign-in, where
 * the owner's right password still counts.
 */
async function tryUnlock(services: Services, userId: string, password: string): Promise<boolean> {
  const { clock, database } = services;
  const account = await accountById(services, userId);
  const reserved = await reserveForName(database, unlockKey(userId), clock.now());
  if (!reserved.isAdmitted) throw new Failure("tooManyTries", { parameters: { minutes: 1 } });
  const isRight = await isRightPassword(services, account, password).catch(async (error: unknown) => {
    await returnTry(database, reserved);
    throw error;
  });
  if (isRight) await clearTries(database, reserved, clock.now());
  return isRight;
}

/** §5, W2: the user's own unlock password, else the default of the settings, else the login password; never two of them. */
async function isRightPassword(services: Services, account: AccountRow, password: string): Promise<boolean> {
  const own = account.unlock_password_hash ?? (await settingsOf(services))["sys.lock.password.default"];
  if (own !== "") return verifyPassword(own, password);
  return (await whyRefused(account, password, services.clock.now())) === null;
}

async function accountById({ database }: Services, id: string): Promise<AccountRow> {
  const account = await database
    .as<IdentityTables>()
    .selectFrom("account")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!account) throw new Failure("sessionEnded");
  return account;
}

// Counted before it is compared, so that of a hundred tries at once five are looked at.
async function reserveMiss(services: Services, sessionId: string): Promise<number> {
  const row = await services.database
    .as<SessionTables>()
    .updateTable("session")
    .set((session) => ({ unlock_failures: session("unlock_failures", "+", 1) }))
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .where("unlock_failures", "<", MOST_MISSES)
    .returning("unlock_failures")
    .executeTakeFirst();
  return row ? row.unlock_failures : end(services, sessionId);
}

async function returnMiss({ database }: Services, sessionId: string): Promise<void> {
  await database
    .as<SessionTables>()
    .updateTable("session")
    .set((session) => ({ unlock_failures: session("unlock_failures", "-", 1) }))
    .where("id", "=", sessionId)
    .where("unlock_failures", ">", 0)
    .execute();
}

async function lift({ database, changes }: Services, sessionId: string): Promise<null> {
  await inTransaction(database, async (trx) => {
    const lifted = await trx
      .as<SessionTables>()
      .updateTable("session")
      .set({ locked_at: null, unlock_failures: 0 })
      .where("id", "=", sessionId)
      .where("ended_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!lifted) throw new Failure("sessionEnded"); // by other misses at the same moment
    await announceSessions(changes, trx, [lifted.id]);
  });
  return null;
}
