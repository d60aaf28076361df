import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { backupPlace, type BackupPlace } from "../src/server/database/backup/backup-place.ts";
import { restoreBackup } from "../src/server/database/backup/restore.ts";
import { readEnv, type Env } from "../src/server/env.ts";
import { createLog } from "../src/server/log.ts";
import { openStores } from "../src/server/storage/open-storage.ts";

// npm run restore -- <file>: replaces the stopped embedded database with a backup; the old one is kept beside it. The
// name of a backup in the bucket of BACKUP_URL does as well.
const log = createLog("warn");

/** Hands on the file that was named; one of the bucket is fetched and removed afterwards. */
async function withBackup(given: string, place: BackupPlace, work: (file: string) => Promise<void>): Promise<void> {
  const file = resolve(given);
  const found = existsSync(file) ? null : await place.read(given);
  if (!found) return work(file);
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const fetched = join(place.folder, `${given}.part`);
  try {
    await pipeline(found.stream, createWriteStream(fetched, { mode: 0o600 }));
    await work(fetched);
  } finally {
    await rm(fetched, { force: true });
  }
}

async function restore(env: Env, file: string, given: string): Promise<void> {
  const { kept, files } = await restoreBackup(env.dataDir, {
    file,
    key: env.backup.key,
    now: Date.now(),
    stores: async () => {
      const { storage, privateFiles } = await openStores(env, log);
      return { files: storage, private: privateFiles };
    },
  });
  console.log(`Restored from ${given}, with ${files} files. Everybody must sign in again.`);
  if (env.secretsFile)
    console.log("Put fresh keys into SECRETS_FILE before the next start: sessions end with the old ones.");
  if (kept) console.log(`The database before is kept in ${kept}; delete it when it is no longer needed.`);
}

try {
  const env = readEnv(process.env);
  if (env.databaseUrl)
    throw new ConfigurationError("DATABASE_URL is set: restore a PostgreSQL server with pg_restore.");
  const place = backupPlace(env, log);
  const [, , given] = process.argv;
  if (!given) {
    const known = (await place.list()).map(({ name }) => `\n  ${place.nameOf(name)}`);
    throw new ConfigurationError(`Say which backup: npm run restore -- <file>${known.join("")}`);
  }
  await withBackup(given, place, (file) => restore(env, file, given));
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = ConfigurationError.exitCode;
}
