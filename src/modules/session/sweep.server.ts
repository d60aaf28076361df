import { DAY } from "../../contract/date/durations.ts";
import { sweepAttempts } from "../../server/attempts/attempts-and-waits.ts";
import { DELETED_AT_ONCE, deleteInBatches } from "../../server/database/delete-in-batches.ts";
import type { Services } from "../../server/services.ts";
import { sweepCaptchas } from "./captcha.server.ts";
import type { SessionTables } from "./session-tables.server.ts";

const SESSION_KEPT = 7 * DAY; // after its end, so that its tokens are still answered with sessionEnded
const LOG_KEPT = 180 * DAY;

/** Deletes expired captchas, counters, sessions and log entries, in small batches to keep the database responsive. */
export async function sweepSessions({
  clock,
  database,
  env,
}: Pick<Services, "clock" | "database" | "env">): Promise<void> {
  const now = clock.now();
  const before = (ago: number) => new Date(now - ago).toISOString();
  const db = database.as<SessionTables>();
  await sweepCaptchas(database, now);
  await sweepAttempts(database, now);
  const over = db
    .selectFrom("session")
    .select("id")
    .where((row) => row.or([row("idle_at", "<", before(SESSION_KEPT)), row("ended_at", "<", before(SESSION_KEPT))]))
    .limit(DELETED_AT_ONCE);
  await deleteInBatches(db.deleteFrom("session").where("id", "in", over));
  // Of open sessions only access tokens are deleted: used refresh tokens must be recognised as long as the session
  // (TK-05).
  const spent = db
    .selectFrom("access_token")
    .select("hash")
    .where("expires_at", "<", before(env.refreshTtl * 1000))
    .limit(DELETED_AT_ONCE);
  await deleteInBatches(db.deleteFrom("access_token").where("hash", "in", spent));
  const forgotten = db.selectFrom("login_log").select("id").where("at", "<", before(LOG_KEPT)).limit(DELETED_AT_ONCE);
  await deleteInBatches(db.deleteFrom("login_log").where("id", "in", forgotten));
}
