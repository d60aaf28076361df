import { recurring } from "../../recurring.ts";
import type { Services } from "../../services.ts";
import { backupPlace, type BackupEnv } from "../backup/backup-place.ts";
import { pruneBackups, writeBackup } from "../backup/backup.ts";
import type { Database } from "../database.ts";
import { inBackground } from "../connections/lanes.ts";

const lookEveryMs = 10 * 60_000;
const minuteMs = 60_000;
const mostLog = 64 * 1024 * 1024; // bytes; a start after a kill goes through them in less than a second
const tableLimitMs = 10 * 60_000;
const hourMs = 3_600_000;
const quietHour = 3; // of the machine's own day

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
    await database.longWork(tableLimitMs, (client) => client.query(`vacuum (analyze) ${name}`));
  }
}

/**
 * Brings what was written into the tables' files, once the write-ahead log has more than `most` bytes that are not there: the embedded engine
 * never does by itself, and a start after a kill goes through all of it (RE-01).
 */
export async function checkpointPast(database: Database, most = mostLog): Promise<void> {
  if (database.copy?.isUnderWay) return; // it needs the log that a checkpoint removes; the next minute will do
  const { rows } = await database.pool.query<{ bytes: string }>(
    "select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()",
  );
  if (Number(rows[0]?.bytes) > most) await database.longWork(tableLimitMs, (client) => client.query("checkpoint"));
}

/** The nightly work is due at the quiet hour, or at any time once the last backup is a little over a day old. */
export function isNightDue(lastAt: number | null, now: number): boolean {
  if (lastAt === null) return true;
  const age = now - lastAt;
  return age >= 26 * hourMs || (age >= 20 * hourMs && new Date(now).getHours() === quietHour);
}

export type MaintenanceNeeds = Pick<Services, "clock" | "database" | "log" | "privateFiles" | "storage"> & {
  readonly env: BackupEnv;
};

/** Vacuum and backup if the night is due; a failure is logged, since the next look comes by itself. */
export async function doNightlyWork(services: MaintenanceNeeds): Promise<void> {
  const { clock, database, env, log } = services;
  const place = backupPlace(env, log);
  try {
    const [newest] = await place.list();
    const now = clock.now();
    if (!isNightDue(newest?.madeAt ?? null, now)) return;
    await vacuum(database);
    const { name, size } = await writeBackup(services, place, now);
    await pruneBackups(place, now);
    log.info({ file: place.nameOf(name), size }, "backup written");
  } catch (error) {
    log.error({ err: error }, "nightly database work failed");
  }
}

/**
 * Once a day for an embedded database: vacuum, then a backup (W14); a checkpoint whenever much was written.
 * Returns the function that stops it and waits for work under way.
 */
export function startMaintenance(services: MaintenanceNeeds): () => Promise<void> {
  if (!services.database.embedded) return () => Promise.resolve();
  let work = Promise.resolve();
  const timer = setInterval(() => {
    work = work.then(() => inBackground(() => doNightlyWork(services)));
  }, lookEveryMs);
  timer.unref();
  const { database, log } = services;
  const failed = (error: unknown) => log.error({ err: error }, "database work of each minute failed");
  const minutely = recurring(
    minuteMs,
    async () => {
      await checkpointPast(database);
      await database.pool.query("discard plans"); // a plan made while a table was small would be kept until the night
    },
    failed,
  );

  return async () => {
    clearInterval(timer);
    await minutely.stop();
    await work;
  };
}
