import type { Services } from "../../services.ts";
import { backupPlace, type BackupEnv } from "./backup-place.ts";
import { pruneBackups, writeBackup } from "./backup.ts";

/**
 * Makes the backup of the night (W14) and removes those no longer kept. Resolves to its name. It is made once: the
 * schedule that asks for it is started by one instance (modules/schedule/start-due-schedules.server.ts).
 */
export async function makeNightlyBackup(
  services: Pick<Services, "clock" | "database" | "log" | "privateFiles" | "storage"> & { readonly env: BackupEnv },
  signal?: AbortSignal,
): Promise<string> {
  const { clock, env, log } = services;
  const place = backupPlace(env, log);
  const now = clock.now();
  const { name, size } = await writeBackup(services, place, now, signal);
  await pruneBackups(place, now);
  log.info({ file: place.addressOf(name), size }, "backup written");
  return place.addressOf(name);
}
