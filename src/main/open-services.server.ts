import type { Logger } from "pino";
import type { Clock } from "../server/clock.ts";
import { openChanges } from "../server/database/changes/changes.ts";
import type { Database } from "../server/database/database.ts";
import { watchClock } from "../server/database/database-clock.ts";
import { watchMachineClock } from "../server/database/machine-clock.ts";
import { watchDatabase } from "../server/database/database-watch.ts";
import { migrate, MIGRATIONS } from "../server/database/migrate.ts";
import { openDatabase } from "../server/database/open-database.ts";
import type { Env } from "../server/env.ts";
import { keysFile, loadSecrets } from "../server/secrets/secrets.ts";
import { refuseDifferentKeys } from "../server/secrets/matching-keys.ts";
import type { Services } from "../server/services.ts";
import { newBesideOld } from "./new-beside-old.server.ts";
import { makeDataDir } from "../server/storage/make-folder.ts";
import { openStores } from "../server/storage/open-storage.ts";

/** Opens the clock of the installation and watches it until `stop`; a `given` clock is not watched. */
async function openClock(database: Database, env: Env, log: Logger, given: Clock | undefined) {
  if (given) return { clock: given, stop: async () => {} };
  if (database.embedded) return watchMachineClock(env.clockOffset, log);
  const clockWatch = await watchClock(database, env.clockOffset, log);
  return { clock: clockWatch.clock, clockWatch, stop: clockWatch.stop };
}

type OpenServices = Omit<Services, "databaseWatch"> & {
  readonly stopClock: () => Promise<void>;
  readonly databaseWatch: ReturnType<typeof watchDatabase>;
};

/**
 * Opens everything handlers use, with the schema up to date. Throws `ConfigurationError` for a problem that the
 * operator must fix.
 */
export async function openServices(env: Env, log: Logger, given?: Clock): Promise<OpenServices> {
  // Before the database, because a database without keys means, outside development, that the keys were lost (ST-03).
  const secrets = loadSecrets(env.dataDir, env);
  makeDataDir(env.dataDir); // neither mounted keys nor a bucket nor a server of PostgreSQL would
  const database = await openDatabase(env);
  let opened: Awaited<ReturnType<typeof openClock>> | undefined;
  try {
    opened = await openClock(database, env, log, given);
    const { clock, stop: stopClock } = opened;
    const applied = await migrate(database, MIGRATIONS);
    // Not the embedded database: only one process opens it, and a restored one may come with new keys.
    if (!database.embedded) await refuseDifferentKeys(database, secrets, { clock, file: keysFile(env.dataDir, env) });
    if (applied.length > 0) log.info({ applied }, "schema brought up to date");
    const warning = database.embedded ? undefined : newBesideOld(env.dataDir, applied);
    if (warning) log.warn(warning);
    await database.replica?.watch(log);
    return {
      env,
      log,
      clock,
      stopClock,
      ...("clockWatch" in opened ? { clockWatch: opened.clockWatch } : {}),
      database,
      changes: await openChanges(database, (error) => log.warn({ err: error }, "an announced change was lost")),
      secrets,
      ...(await openStores(env, log)),
      databaseWatch: watchDatabase(database, log),
    };
  } catch (error) {
    await opened?.stop();
    await database.close();
    throw error;
  }
}

export async function closeServices({ changes, stopClock, database, databaseWatch }: OpenServices): Promise<void> {
  await databaseWatch.stop();
  await stopClock();
  await changes.close();
  await database.close();
}
