import { sql } from "kysely";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Services } from "../../../server/services.ts";
import { endSessions } from "../end-session.server.ts";
import { knownEpoch, readEpoch, seeEpoch, storeEpoch } from "./known-epoch.server.ts";
import type { SessionTables } from "../session-tables.server.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "env" | "log" | "secrets">;

/** How far the database's epoch has come, in a query of sessions. */
export const epochNow = sql<number>`(select last_value from session_epoch)`;

/**
 * Whether a database that answered `epoch` is as far as this installation knew when it was asked (`known`). Else it was
 * restored: no session it holds is good, and `endIfRestored` ends them.
 */
export function isCurrent(services: Needs, epoch: number, known: number): boolean {
  if (epoch < known) return false;
  seeEpoch(services, epoch);
  return true;
}

const ending = new WeakMap<Services["database"], Promise<void>>();

/**
 * Ends all sessions where the database is older than this installation knows it, or nothing is known of one that has
 * counted: it was restored, and does not know which of them ended since. For a start, before the first request, and
 * for whoever meets such a session.
 */
export function endIfRestored(services: Needs): Promise<void> {
  const { database } = services;
  const underWay =
    ending.get(database) ??
    endThem(services).finally(() => {
      ending.delete(database);
    });
  ending.set(database, underWay);
  return underWay;
}

async function endThem(services: Needs): Promise<void> {
  const ended = await inTransaction(services.database, async (trx) => {
    // One instance at a time; the others then find it done.
    await sql`lock table session in share row exclusive mode`.execute(trx.as<unknown>());
    const { rows } = await sql<{ epoch: number }>`select last_value as epoch from session_epoch`.execute(
      trx.as<unknown>(),
    );
    const epoch = rows[0]?.epoch ?? 0;
    const stored = await readEpoch(services);
    const known = Math.max(knownEpoch(services), stored ?? 0);
    const isUnknown = stored === undefined && known === 0 && epoch > 0;
    if (epoch >= known && !isUnknown) {
      trx.afterCommit(() => storeEpoch(services, epoch));
      return null;
    }
    await sql`select setval('session_epoch', ${Math.max(epoch, known)}::bigint)`.execute(trx.as<unknown>());
    const living = await trx
      .as<SessionTables>()
      .selectFrom("session")
      .select("id")
      .where("ended_at", "is", null)
      .execute();
    await endSessions(
      trx,
      services,
      living.map(({ id }) => id),
      "restored",
    );
    trx.afterCommit(() => storeEpoch(services, Math.max(epoch, known)));
    return living.length;
  });
  if (ended !== null)
    services.log.warn(
      { sessions: ended },
      "the database is older than it was known to be: all its sessions were ended",
    );
}
