import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { backupFolder, writeBackup } from "../src/server/database/backup/backup.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { readEnv } from "../src/server/env.ts";

// npm run backup [folder]: writes one dump of the stopped embedded database. A running server writes its own every
// night.
try {
  const env = readEnv(process.env);
  if (env.databaseUrl) throw new ConfigurationError("DATABASE_URL is set: back a PostgreSQL server up with pg_dump.");
  if (!existsSync(join(env.dataDir, "database")))
    throw new ConfigurationError(`There is no database in ${env.dataDir}.`);
  const folder = process.argv[2] ? resolve(process.argv[2]) : backupFolder(env.dataDir);
  const database = await openDatabase(env);
  try {
    console.log(`Backup written: ${await writeBackup(database, folder, Date.now())}`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = ConfigurationError.exitCode;
}
