import { join } from "node:path";
import type { Logger } from "pino";
import { systemClock, type Clock } from "../server/clock.ts";
import { ConfigurationError } from "../server/configuration-error.ts";
import { openChanges } from "../server/database/changes/changes.ts";
import { watchClock } from "../server/database/database-clock.ts";
import { watchDatabase } from "../server/database/database-watch.ts";
import { databaseErrorKind } from "../server/database/database-errors.ts";
import { migrate } from "../server/database/migrate.ts";
import { openDatabase } from "../server/database/open-database.ts";
import type { Env } from "../server/env.ts";
import { loadSecrets } from "../server/security/secrets.ts";
import { refuseForeignKeys } from "../server/security/shared-keys.ts";
import type { Services } from "../server/services.ts";
import { openDiskStorage } from "../server/storage/disk-storage.ts";
import { forgetSizes } from "../server/storage/forget-sizes.ts";

const migrations = join(import.meta.dirname, "../../migrations");

const reach = async (env: Env) => {
  try {
    return await openDatabase(env);
  } catch (error) {
    const isAway = ["unavailable", "timeout"].includes(databaseErrorKind(error));
    if (!env.databaseUrl || !isAway) throw error;
    // The address holds a password; its host is enough to find the mistake.
    throw new ConfigurationError(`The database of DATABASE_URL at ${new URL(env.databaseUrl).host} cannot be reached.`);
  }
};

type OpenServices = Omit<Services, "clockWatch" | "databaseWatch"> & {
  readonly clockWatch?: Awaited<ReturnType<typeof watchClock>>;
  readonly databaseWatch: ReturnType<typeof watchDatabase>;
};

/** Opens everything a handler may use, with the schema up to date. Throws `ConfigurationError` for what an operator must mend. */
export async function openServices(env: Env, log: Logger, given?: Clock): Promise<OpenServices> {
  // Before the database, whose presence without them means outside development that they were lost (ST-03).
  const secrets = loadSecrets(env.dataDir, env);
  const database = await reach(env);
  let clockWatch: OpenServices["clockWatch"];
  try {
    if (!database.embedded && !given) clockWatch = await watchClock(database, env.clockOffset, log);
    const clock = given ?? clockWatch?.clock ?? systemClock(env.clockOffset);
    const applied = await migrate(database, migrations);
    // The embedded one has a single process, and a restored one new keys.
    if (!database.embedded) await refuseForeignKeys(database, secrets, clock);
    if (applied.length > 0) log.info({ applied }, "schema brought up to date");
    return {
      env,
      log,
      clock,
      ...(clockWatch ? { clockWatch } : {}),
      database,
      changes: await openChanges(database, (error) => log.warn({ err: error }, "a change notice was lost")),
      secrets,
      storage: forgetSizes(await openDiskStorage(join(env.dataDir, "files"))),
      databaseWatch: watchDatabase(database, log),
    };
  } catch (error) {
    await clockWatch?.stop();
    await database.close();
    throw error;
  }
}

export async function closeServices({ changes, clockWatch, database, databaseWatch }: OpenServices): Promise<void> {
  await databaseWatch.stop();
  await clockWatch?.stop();
  await changes.close();
  await database.close();
}
