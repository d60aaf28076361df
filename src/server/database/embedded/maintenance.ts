import { MINUTE } from "../../../contract/date/durations.ts";
import { recurring } from "../../recurring.ts";
import type { Services } from "../../services.ts";
import type { Database } from "../database.ts";

const MAX_LOG = 64 * 1024 * 1024; // bytes; a start after a kill goes through them in less than a second
const TABLE_LIMIT_MS = 10 * MINUTE;

/**
 * Refreshes statistics and frees dead rows, table by table so that requests get their turn between. The embedded
 * engine is one process and does neither by itself; call it after an import too. No-op on a PostgreSQL server.
 */
export async function vacuum(database: Database): Promise<void> {
  if (!database.embedded) return;
  const { rows } = await database.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1",
  );
  for (const { name } of rows) {
    await database.longWork(TABLE_LIMIT_MS, (client) => client.query(`vacuum (analyze) ${name}`));
  }
}

/**
 * Runs a checkpoint once the write-ahead log has more than `most` bytes that are not in the tables' files yet. The
 * embedded engine never does so by itself, and a start after a kill replays all of it (RE-01).
 */
export async function checkpointPast(database: Database, most = MAX_LOG): Promise<void> {
  if (database.copy?.isUnderWay) return; // it needs the log that a checkpoint removes; the next minute will do
  const { rows } = await database.pool.query<{ bytes: string }>(
    "select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()",
  );
  if (Number(rows[0]?.bytes) > most) await database.longWork(TABLE_LIMIT_MS, (client) => client.query("checkpoint"));
}

/**
 * Runs once a minute for an embedded database: a checkpoint if much was written. Returns the function that stops it and
 * waits for work under way. Less frequent work is a schedule (modules/schedule/schedule-kinds.ts).
 */
export function startMaintenance({ database, log }: Pick<Services, "database" | "log">): () => Promise<void> {
  if (!database.embedded) return () => Promise.resolve();
  const failed = (error: unknown) => log.error({ err: error }, "database work of each minute failed");
  const minutely = recurring(
    MINUTE,
    async () => {
      await checkpointPast(database);
      await database.pool.query("discard plans"); // a plan made while a table was small would be kept until the night
    },
    failed,
  );
  return minutely.stop;
}
