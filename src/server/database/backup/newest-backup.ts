import type { Logger } from "pino";
import { backupPlace, type BackupEnv, type KeptBackup } from "./backup-place.ts";

const ASK_AGAIN = 600_000; // ms; a backup is made once a day

const answers = new WeakMap<BackupEnv, { readonly until: number; readonly newest: Promise<KeptBackup | undefined> }>();

/**
 * The newest backup of the embedded database; undefined if there is none, or if its bucket does not answer. A bucket is
 * asked at most once in ten minutes, so that monitoring does not wait for it each time.
 */
export async function newestBackup(env: BackupEnv, log: Logger): Promise<KeptBackup | undefined> {
  const ask = async () => (await backupPlace(env, log).list())[0];
  if (!env.backup.bucket) return ask();
  const known = answers.get(env);
  if (known && known.until > Date.now()) return known.newest;
  const newest = ask().catch(() => undefined);
  answers.set(env, { until: Date.now() + ASK_AGAIN, newest });
  return newest;
}
