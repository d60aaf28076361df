import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { storedKeys } from "../src/modules/upload/upload.server.ts";
import { systemClock } from "../src/server/clock.ts";
import { commandWords } from "../src/server/command-words.ts";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { backupPlace } from "../src/server/database/backup/backup-place.ts";
import { withBackupFile } from "../src/server/database/backup/fetch-backup.ts";
import { rehearse } from "../src/server/database/backup/rehearse.ts";
import { restoreBackup } from "../src/server/database/backup/restore.ts";
import type { Env } from "../src/server/env.ts";
import { createLog } from "../src/server/log.ts";
import { loadSecrets } from "../src/server/secrets/secrets.ts";
import { makeFolder } from "../src/server/storage/make-folder.ts";
import { openStores } from "../src/server/storage/open-storage.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

const log = createLog("warn");

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
  if (files === 0)
    console.log(
      "If it was made with BACKUP_FILES=0, put the files back by the means that saved them, after the database.",
    );
  if (env.secretsFile)
    console.log("Put fresh keys into SECRETS_FILE before the next start: sessions end with the old ones.");
  if (kept) console.log(`The database before is kept in ${kept}; delete it when it is no longer needed.`);
}

async function tryOut(env: Env, file: string, given: string): Promise<void> {
  makeFolder(env.dataDir);
  const hasKeys = env.secretsFile !== null || existsSync(join(env.dataDir, "secrets.json"));
  const found = await rehearse(file, {
    folder: env.dataDir,
    key: env.backup.key,
    clock: systemClock(),
    secrets: hasKeys ? loadSecrets(env.dataDir, env) : undefined,
    namedFiles: storedKeys,
  });
  const { chain, files, migrations, missing, rows, tables } = found;
  console.log(`${given} can be restored: ${tables} tables with ${rows} rows, ${files ?? "without"} files.`);
  if (migrations > 0) console.log(`${migrations} migrations of this version ran on it.`);
  for (const key of missing) console.error(`A record names the file ${key}, which is not in the backup.`);
  if (chain.first)
    console.error(`The activity log in it was altered: ${commandWords("verify-audit")} says where, once restored.`);
  else console.log(`The activity log is whole: ${chain.rows} entries checked.`);
  if (chain.first || missing.length > 0) process.exitCode = 1;
}

const { values, positionals } = readCommandLine({
  usage: `restore [--rehearse] <backup>
Replaces the stopped embedded database with a backup, a file or the name of one in the bucket of BACKUP_URL; the old
database is kept beside it. With --rehearse the backup is restored beside the installation, which may be serving,
opened, checked and removed; exit code 1 where something is wrong with it.`,
  options: { rehearse: { type: "boolean", default: false } },
  mostWords: 1,
});
const { rehearse: isRehearsal } = values;
const [wanted] = positionals;
await runCommand(async () => {
  const env = readUsableEnv(process.env);
  if (env.databaseUrl && !isRehearsal)
    throw new ConfigurationError("DATABASE_URL is set: restore a PostgreSQL server with pg_restore.");
  const place = backupPlace(env, log);
  if (!wanted) {
    const known = (await place.list()).map(({ name }) => `\n  ${place.addressOf(name)}`);
    throw new ConfigurationError(`Say which backup: ${commandWords("restore", "<file>")}${known.join("")}`);
  }
  const work = async (file: string) => {
    await (isRehearsal ? tryOut : restore)(env, file, wanted);
    return true;
  };
  const file = resolve(wanted);
  if (existsSync(file)) await work(file);
  else if (!(await withBackupFile(place, wanted, work))) throw new ConfigurationError(`There is no backup at ${file}.`);
});
