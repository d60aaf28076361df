import { resolve } from "node:path";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { backupFolder, listBackups } from "../src/server/database/backup/backup.ts";
import { restoreBackup } from "../src/server/database/backup/restore.ts";
import { readEnv } from "../src/server/env.ts";

// npm run restore -- <file>: replaces the stopped embedded database with a dump; the old one is kept beside it.
try {
  const env = readEnv(process.env);
  if (env.databaseUrl)
    throw new ConfigurationError("DATABASE_URL is set: restore a PostgreSQL server with pg_restore.");
  const [, , given] = process.argv;
  if (!given) {
    const known = (await listBackups(backupFolder(env.dataDir))).map(({ file }) => `\n  ${file}`);
    throw new ConfigurationError(`Say which backup: npm run restore -- <file>${known.join("")}`);
  }
  const kept = await restoreBackup(env.dataDir, resolve(given), Date.now());
  console.log(`Restored from ${resolve(given)}. Everybody must sign in again.`);
  if (env.secretsFile)
    console.log("Put fresh keys into SECRETS_FILE before the next start: sessions end with the old ones.");
  if (kept) console.log(`The database before is kept in ${kept}; delete it when it is no longer needed.`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = ConfigurationError.exitCode;
}
