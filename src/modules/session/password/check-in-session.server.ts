import { Failure } from "../../../contract/errors.ts";
import type { Words } from "../../../contract/text.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Caller } from "../../../server/caller.ts";
import type { Services } from "../../../server/services.ts";
import { callersAccount, type AccountRow } from "../../identity/identity.server.ts";
import { endSessions } from "../end-session.server.ts";
import type { EndReason, SessionTables } from "../session-tables.server.ts";
import { refusalOf, type PasswordCheck } from "./check-login-password.server.ts";

const MAX_MISSES = 5; // W2

type Compare = () => Promise<boolean>;

/** A password check within an open session. Each kind has its own counter of wrong passwords. */
export interface Proof {
  readonly counter: "unlock_failures" | "confirm_failures";
  /** Compares in the account's turn; the comparison must run inside `around`. */
  tryIt(account: AccountRow, around: (compare: Compare) => Promise<boolean>): Promise<PasswordCheck>;
  /** The message for a wrong password. */
  readonly wrong: Words;
  /** The reason recorded when the fifth wrong password ends the session. */
  readonly ends: EndReason;
  /** Called for every wrong password, such as to log it. */
  noteMiss?(trx: DatabaseTransaction): Promise<void>;
}

type Person = Pick<Caller, "sessionId" | "userId">;

/**
 * Resolves if the password is right. Throws `wrongPassword`; `sessionEnded` with the fifth wrong password;
 * `tooManyTries` if it was not compared. Wrong passwords are counted in the account's turn, so that of parallel
 * attempts five are compared and right ones end nothing.
 */
export async function checkInSession(services: Services, person: Person, proof: Proof): Promise<void> {
  const { sessionId, userId } = person;
  let misses = 0;
  const tried = await proof.tryIt(await callersAccount(services.database, userId), async (compare) => {
    await refuseSpent(services, sessionId, proof);
    const isRight = await compare();
    if (!isRight) misses = await countMiss(services, sessionId, proof);
    return isRight;
  });
  if (tried.isRight) return;
  if (tried.minutes !== undefined) throw refusalOf(tried);
  const isLast = misses >= MAX_MISSES;
  await inTransaction(services.database, async (trx) => {
    await proof.noteMiss?.(trx);
    if (isLast) await endSessions(trx, services, [sessionId], proof.ends);
  });
  throw isLast ? new Failure("sessionEnded") : refusalOf(tried, proof.wrong);
}

async function refuseSpent(services: Services, sessionId: string, { counter, ends }: Proof): Promise<void> {
  const living = await services.database
    .as<SessionTables>()
    .selectFrom("session")
    .select(counter)
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (living && living[counter] < MAX_MISSES) return;
  await inTransaction(services.database, (trx) => endSessions(trx, services, [sessionId], ends));
  throw new Failure("sessionEnded");
}

async function countMiss({ database }: Services, sessionId: string, { counter }: Proof): Promise<number> {
  const row = await database
    .as<SessionTables>()
    .updateTable("session")
    .set((session) => ({ [counter]: session(counter, "+", 1) }))
    .where("id", "=", sessionId)
    .returning(counter)
    .executeTakeFirst();
  return row?.[counter] ?? MAX_MISSES;
}
