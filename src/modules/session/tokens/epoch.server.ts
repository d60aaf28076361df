import { sql } from "kysely";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Services } from "../../../server/services.ts";
import { endSessions } from "../end-session.server.ts";
import { knownEpoch, readEpoch, seeEpoch, storeEpoch } from "./epoch-file.server.ts";
import type { SessionTables } from "../session-tables.server.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "env" | "log" | "secrets">;

/** The session epoch of the database, for queries of sessions. */
export const epochNow = sql<number>`(select last_value from session_epoch)`;

/**
 * Is the database's epoch at least the `known` one? Otherwise the database was restored: its sessions are invalid, and
 * `endIfRestored` ends them.
 */
export function isCurrent(services: Needs, epoch: number, known: number): boolean {
  if (epoch < known) return false;
  seeEpoch(services, epoch);
  return true;
}

const ending = new WeakMap<Services["database"], Promise<void>>();

/**
 * Ends all sessions if the database is older than this installation's epoch file, or if there is no file for a used
 * database and the keys are not mounted: a restored backup does not know which sessions have ended since. Called at
 * startup before the first request, and when an outdated session is met.
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
    // One instance at a time; the others find it done.
    await sql`lock table session in share row exclusive mode`.execute(trx.as<unknown>());
    const { rows } = await sql<{ epoch: number }>`select last_value as epoch from session_epoch`.execute(
      trx.as<unknown>(),
    );
    const epoch = rows[0]?.epoch ?? 0;
    const stored = await readEpoch(services);
    const known = Math.max(knownEpoch(services), stored ?? 0);
    // With mounted keys each instance may have a folder of its own, also a new one at each start.
    const mayBeNew = services.env.secretsFile !== null;
    const isUnknown = stored === undefined && known === 0 && epoch > 0 && !mayBeNew;
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
