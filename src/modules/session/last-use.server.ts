import { sql } from "kysely";
import type { Services } from "../../server/services.ts";
import type { SessionTables } from "./session-tables.server.ts";

/** How exact the time of a session's last use is, in ms. Noting every request would cost each of them a write. */
const RESOLUTION = 60_000;

/** Number of sessions whose attempts are remembered. */
const REMEMBERED = 50_000;

/**
 * Notes in passing that a session is in use, at most once within `RESOLUTION`, also by several instances and where
 * writing fails, as on a full disk. Nothing waits for it, and a failure costs only the exactness. `noted` is called when
 * the stored time has changed.
 */
export function noteUse({ database, clock, log }: Services, noted: (id: string) => void) {
  const attempts = new Map<string, number>();
  const write = async (id: string, now: number): Promise<void> => {
    try {
      await database
        .as<SessionTables>()
        .updateTable("session")
        .set({ last_used_at: new Date(now).toISOString() })
        .where("id", "=", id)
        .where("last_used_at", "<=", new Date(now - RESOLUTION).toISOString())
        .execute();
      attempts.delete(id);
      noted(id);
    } catch (error) {
      log.debug({ err: error }, "the last use of a session was not noted");
    }
  };
  return (id: string, lastUsedAt: number): void => {
    const now = clock.now();
    if (now - Math.max(lastUsedAt, attempts.get(id) ?? 0) < RESOLUTION) return;
    if (attempts.size >= REMEMBERED) attempts.clear();
    attempts.set(id, now);
    void write(id, now);
  };
}

/** When a session was used last, in queries of the table `session`. The one that asks is in use now. */
export const lastUse = (asking: string, now: string) =>
  sql<string>`case when session.id = ${asking} then ${now}::timestamptz else session.last_used_at end`;
