import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { ConfigurationError } from "../../configuration-error.ts";
import { renewSecrets } from "../../security/secrets.ts";
import { lockDirectory } from "../embedded/directory-lock.ts";
import { CLAIM_FILE, claimFolder } from "../embedded/folder-claim.ts";
import { engineMajor } from "../embedded/lite-messages.ts";
import { readyMark } from "../embedded/open-embedded.ts";

/**
 * Puts the dump `file` in the place of the embedded database of `dataDir`; the server must be stopped. The present
 * database is kept beside it (the returned path, null when there was none). All sessions end (RE-20), since tokens of
 * the meantime are not in the dump and revoked ones may be. Throws `ConfigurationError`; the old database then stays.
 */
export async function restoreBackup(dataDir: string, file: string, now: number): Promise<string | null> {
  if (!existsSync(file)) throw new ConfigurationError(`There is no backup at ${file}.`);
  const lock = lockDirectory(dataDir);
  try {
    const target = join(dataDir, "database");
    // A process that still has it open despite the lock is reported before anything is moved.
    if (existsSync(target)) (await claimFolder(target, lock.inode)).release();
    const fresh = join(dataDir, "database.restoring");
    rmSync(fresh, { recursive: true, force: true });
    await load(fresh, file);
    writeFileSync(join(fresh, readyMark), "");
    rmSync(join(fresh, CLAIM_FILE), { force: true }); // the claim of the process that wrote the backup
    let kept: string | null = null;
    if (existsSync(target)) {
      kept = join(dataDir, `database.before-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
      renameSync(target, kept);
    }
    renameSync(fresh, target);
    renewSecrets(dataDir);
    return kept;
  } finally {
    lock.release();
  }
}

async function load(directory: string, file: string): Promise<void> {
  try {
    // Unpacked here: the engine's own way leaves an unhandled rejection behind when the file is cut short.
    const tar = await promisify(gunzip)(readFileSync(file));
    const engine = await PGlite.create({
      dataDir: directory,
      extensions: { pg_trgm },
      loadDataDir: new Blob([new Uint8Array(tar)], { type: "application/x-tar" }),
    });
    // Reads every table's definition: a dump cut short fails here and not in the first week.
    await engine.query("select count(*) from pg_class");
    await engine.query("checkpoint");
    await engine.close();
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    const { message } = Object(error) as { message?: unknown };
    throw new ConfigurationError(
      `${file} is no backup this version can read (it needs a whole dump of PostgreSQL ${engineMajor}): ${String(message).slice(0, 200)}`,
    );
  }
}
