import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { backupPlace, folderPlace } from "../src/server/database/backup/backup-place.ts";
import { writeBackup } from "../src/server/database/backup/backup.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { readEnv } from "../src/server/env.ts";
import { createLog } from "../src/server/log.ts";
import { openStores } from "../src/server/storage/open-storage.ts";

// npm run backup [folder]: writes one backup of the stopped installation. A running server writes its own every night,
// and when it is asked to.
try {
  const env = readEnv(process.env);
  const log = createLog("warn");
  if (env.databaseUrl) throw new ConfigurationError("DATABASE_URL is set: back a PostgreSQL server up with pg_dump.");
  if (!existsSync(join(env.dataDir, "database")))
    throw new ConfigurationError(`There is no database in ${env.dataDir}.`);
  const place = process.argv[2] ? folderPlace(resolve(process.argv[2])) : backupPlace(env, log);
  const database = await openDatabase(env);
  try {
    const services = { database, env, ...(await openStores(env, log)) };
    const { name } = await writeBackup(services, place, Date.now());
    console.log(`Backup written: ${place.nameOf(name)}`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = ConfigurationError.exitCode;
}
