import { Failure } from "../../../contract/errors.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import type { Services } from "../../../server/services.ts";
import { announceSessions } from "../../identity/identity.server.ts";
import { countOn } from "../tokens/epoch-file.server.ts";
import type { SessionRow, SessionTables } from "../session-tables.server.ts";

type Needs = Pick<Services, "clock" | "changes" | "env" | "secrets">;

/** Records that the login password was entered in this session now (AU-17); `also` is updated with it. */
export async function notePassword(
  trx: DatabaseTransaction,
  services: Needs,
  sessionId: string,
  also: Partial<Pick<SessionRow, "locked_at" | "unlock_failures">> = {},
): Promise<void> {
  await changeLiving(trx, services, sessionId, {
    ...also,
    password_seen_at: new Date(services.clock.now()).toISOString(),
    confirm_failures: 0,
  });
}

/**
 * Updates an open session and announces it. Throws `sessionEnded` when it has ended, as by parallel wrong passwords.
 */
export async function changeLiving(
  trx: DatabaseTransaction,
  services: Needs,
  sessionId: string,
  values: Partial<SessionRow>,
): Promise<void> {
  const changed = await trx
    .as<SessionTables>()
    .updateTable("session")
    .set(values)
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new Failure("sessionEnded");
  await countOn(trx, services);
  await announceSessions(services.changes, trx, [changed.id]);
}
