import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { newestBackup } from "../database/backup/newest-backup.ts";
import type { BackupEnv } from "../database/backup/backup-place.ts";
import { inBackground } from "../database/connections/query-context.ts";
import type { Services } from "../services.ts";

export type StateNeeds = Pick<Services, "clock" | "database" | "log"> & { readonly env: BackupEnv };

/** Ages in seconds. */
export interface InstallationState {
  readonly jobs: Readonly<Record<"waiting" | "running" | "failed", number>>;
  /** Age of the oldest job that is due; 0 if none is. */
  readonly queueAge: number;
  /** Age of the oldest entry that is not sealed; 0 if none is. */
  readonly unsealedAge: number;
  /** Age of the newest backup; undefined on a PostgreSQL server, and before the first backup. */
  readonly backupAge: number | undefined;
}

/** State of the installation by its database and backups. */
export async function readState({ clock, database, env, log }: StateNeeds): Promise<InstallationState> {
  const now = clock.now();
  const at = new Date(now).toISOString();
  const since = new Date(now - DAY).toISOString();
  const { rows } = await inBackground(() =>
    sql<{ waiting: number; running: number; failed: number; due: number; unsealed: number }>`
      select (select count(*)::int from job where state = 'waiting') as waiting,
        (select count(*)::int from job where state = 'running') as running,
        (select count(*)::int from job where state = 'failed' and created_at > ${since}) as failed,
        (select coalesce(extract(epoch from ${at}::timestamptz - min(run_at)), 0)::float8 from job
          where state = 'waiting' and run_at <= ${at}) as due,
        (select coalesce(extract(epoch from ${at}::timestamptz - min(at)), 0)::float8 from audit_log
          where seal is null) as unsealed`.execute(database.as<unknown>()),
  );
  const { waiting = 0, running = 0, failed = 0, due = 0, unsealed = 0 } = rows[0] ?? {};
  const newest = database.embedded ? await newestBackup(env, log) : undefined;
  return {
    jobs: { waiting, running, failed },
    queueAge: due,
    unsealedAge: Math.max(0, unsealed),
    backupAge: newest && Math.max(0, (now - newest.madeAt) / 1000),
  };
}
