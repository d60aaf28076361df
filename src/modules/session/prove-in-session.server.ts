import { Failure } from "../../contract/errors.ts";
import type { Words } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { callersAccount, type AccountRow } from "../user/user.server.ts";
import { endSessions } from "./end-session.server.ts";
import type { EndReason, SessionTables } from "./session-tables.server.ts";
import { clearTries, reserveForName, returnTry } from "./throttle.server.ts";

const MOST_MISSES = 5; // W2

/** A password that is asked for in an open session. Each kind has counts of its own, apart from sign-in's (AU-04). */
export interface Proof {
  readonly counter: "unlock_failures" | "confirm_failures";
  /** Of the account's throttle, over all of its sessions: new ones buy no more guesses. */
  readonly key: (accountId: string) => string;
  isRight(account: AccountRow): Promise<boolean>;
  /** What a miss is told with. */
  readonly wrong: Words;
  /** Why the session ended, with the fifth miss. */
  readonly ends: EndReason;
  /** Written down with every miss. */
  noteMiss?(trx: DatabaseTransaction): Promise<void>;
}

type Person = Pick<Caller, "sessionId" | "userId">;

/** Resolves when the password is right. Throws `wrongPassword`; `sessionEnded` with the fifth miss; `tooManyTries` for the account. */
export async function proveInSession(services: Services, person: Person, proof: Proof): Promise<void> {
  const { sessionId } = person;
  const misses = await reserveMiss(services, sessionId, proof);
  const isRight = await compare(services, person, proof).catch(async (error: unknown) => {
    await returnMiss(services, sessionId, proof); // nothing was compared: too busy, or too many tries in other sessions
    throw error;
  });
  if (isRight) return;
  const isLast = misses >= MOST_MISSES;
  await inTransaction(services.database, async (trx) => {
    await proof.noteMiss?.(trx);
    if (isLast) await endSessions(trx, services, [sessionId], proof.ends);
  });
  throw isLast ? new Failure("sessionEnded") : new Failure("wrongPassword", { words: proof.wrong });
}

async function compare({ clock, database }: Services, { userId }: Person, proof: Proof): Promise<boolean> {
  const account = await callersAccount(database, userId);
  const reserved = await reserveForName(database, proof.key(userId), clock.now());
  if (!reserved.isAdmitted) throw new Failure("tooManyTries", { parameters: { minutes: 1 } });
  const isRight = await proof.isRight(account).catch(async (error: unknown) => {
    await returnTry(database, reserved);
    throw error;
  });
  if (isRight) await clearTries(database, reserved, clock.now());
  return isRight;
}

// Counted before it is compared, so that of a hundred tries at once five are looked at.
async function reserveMiss(services: Services, sessionId: string, { counter, ends }: Proof): Promise<number> {
  const row = await services.database
    .as<SessionTables>()
    .updateTable("session")
    .set((session) => ({ [counter]: session(counter, "+", 1) }))
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .where(counter, "<", MOST_MISSES)
    .returning(counter)
    .executeTakeFirst();
  if (row) return row[counter];
  await inTransaction(services.database, (trx) => endSessions(trx, services, [sessionId], ends));
  throw new Failure("sessionEnded");
}

async function returnMiss({ database }: Services, sessionId: string, { counter }: Proof): Promise<void> {
  await database
    .as<SessionTables>()
    .updateTable("session")
    .set((session) => ({ [counter]: session(counter, "-", 1) }))
    .where("id", "=", sessionId)
    .where(counter, ">", 0)
    .execute();
}
