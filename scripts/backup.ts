import { resolve } from "node:path";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { backupPlace, folderPlace } from "../src/server/database/backup/backup-place.ts";
import { writeBackup } from "../src/server/database/backup/backup.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { refuseAbsent } from "../src/server/database/refuse-absent.ts";
import { createLog } from "../src/server/log.ts";
import { openStores } from "../src/server/storage/open-storage.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

const { positionals } = readCommandLine({
  usage: `backup [folder]
Writes one backup of the stopped installation. A running server writes its own every night, and when it is asked to.`,
  mostWords: 1,
});
const [folder] = positionals;
await runCommand(async () => {
  const env = readUsableEnv(process.env);
  const log = createLog("warn");
  if (env.databaseUrl) throw new ConfigurationError("DATABASE_URL is set: back a PostgreSQL server up with pg_dump.");
  refuseAbsent(env.dataDir);
  const place = folder ? folderPlace(resolve(folder)) : backupPlace(env, log);
  const database = await openDatabase(env);
  try {
    const services = { database, env, ...(await openStores(env, log)) };
    const { name } = await writeBackup(services, place, Date.now());
    console.log(`Backup written: ${place.addressOf(name)}`);
    // A server's own settings are easily left out of a command's environment.
    if (!env.backup.key) console.error("It is not sealed: BACKUP_KEY is not set. Whoever reads it reads everything.");
  } finally {
    await database.close();
  }
});
