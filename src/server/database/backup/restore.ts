import type { KeyObject } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { ConfigurationError } from "../../configuration-error.ts";
import { renewSecrets } from "../../secrets/secrets.ts";
import { contentTypeOf } from "../../storage/content-type.ts";
import type { Storage } from "../../storage/storage.ts";
import { databaseErrorKind } from "../database-errors.ts";
import { lockDirectory } from "../embedded/directory-lock.ts";
import { engineProgram } from "../embedded/engine-program.ts";
import { CLAIM_FILE, claimFolder } from "../embedded/folder-claim.ts";
import { engineMajor } from "../embedded/lite-messages.ts";
import { readyMark } from "../embedded/open-embedded.ts";
import { MIGRATIONS, refuseOtherSchema } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { ArchiveFault } from "./archive/archive-fault.ts";
import { unpackBackup, type Unpacked } from "./open-archive.ts";
import { UnreadableBackup, type UnreadableKind } from "./unreadable-backup.ts";

const REPLAY_LIMIT = 600_000; // ms

export interface RestoreOptions {
  readonly file: string;
  /** null: the archive is not sealed. */
  readonly key: KeyObject | null;
  /** ms */
  readonly now: number;
  /** Target folder of the files; those that are already there stay unchanged. */
  readonly stores: () => Promise<Readonly<Record<"files" | "private", Storage>>>;
}

export interface Restored {
  /** Folder of the database that was there before; null: there was none. */
  readonly kept: string | null;
  /** Number of files that were put into the stores. */
  readonly files: number;
}

/** Throws `ConfigurationError` where no backup can be. */
export function refuseNoFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new ConfigurationError(`There is no backup at ${file}.`);
  if (found.isDirectory()) throw new ConfigurationError(`${file} is a folder: name the backup in it.`);
}

/** The backup may be a good one where it is the disk that fails. */
const refuseFull = (error: unknown, folder: string): void => {
  if (databaseErrorKind(error) === "full")
    throw new UnreadableBackup(
      "noRoom",
      `There is no room left for what is unpacked to ${folder}: make room first. Nothing was replaced.`,
    );
};

const kindOf = (error: unknown): UnreadableKind | undefined => {
  if (error instanceof ArchiveFault) return error.kind;
  // The engine refuses files that another of its versions has written.
  return error instanceof ConfigurationError ? "otherEngine" : undefined;
};

/**
 * Replaces the embedded database of `dataDir` by the backup `file` and adds its files to the existing ones; the server
 * must be stopped. The present database is kept beside the new one. All sessions end (RE-20), because tokens issued
 * since the backup are not in it and revoked ones may be. Throws `ConfigurationError`; then the old database stays.
 */
export async function restoreBackup(dataDir: string, { file, key, now, stores }: RestoreOptions): Promise<Restored> {
  refuseNoFile(file);
  const lock = lockDirectory(dataDir);
  const staged = join(dataDir, "restoring");
  try {
    const target = join(dataDir, "database");
    // A process that still has it open despite the lock is reported before anything is moved.
    if (existsSync(target)) (await claimFolder(target, lock.inode)).release();
    await unpackToOpen(file, { folder: staged, key, isWhole: true });
    const files = await placeFiles(staged, stores).catch((error: unknown) => {
      refuseFull(error, dataDir);
      throw error;
    });
    let kept: string | null = null;
    if (existsSync(target)) {
      kept = join(dataDir, `database.before-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
      renameSync(target, kept);
    }
    renameSync(join(staged, "database"), target);
    renewSecrets(dataDir);
    return { kept, files };
  } finally {
    rmSync(staged, { recursive: true, force: true });
    lock.release();
  }
}

/**
 * Unpacks a backup into a new folder that can be opened as the data directory of an embedded database, with files if
 * `isWhole`. Throws `ConfigurationError` for anything that is not a whole backup of this engine; the folder is then
 * removed. Returns null if the backup was written before backups had files.
 */
export async function unpackToOpen(
  file: string,
  options: { readonly folder: string; readonly key: KeyObject | null; readonly isWhole: boolean },
): Promise<Unpacked | null> {
  const { folder } = options;
  const database = join(folder, "database");
  rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unpacked = await unpackBackup(file, options);
    if (unpacked && unpacked.head.engine !== engineMajor)
      throw new ConfigurationError(`it is of PostgreSQL ${unpacked.head.engine}`);
    if (!unpacked) await load(database, await tarOf(file));
    rmSync(join(database, CLAIM_FILE), { force: true }); // the process that wrote the backup
    writeFileSync(join(database, readyMark), "");
    await replay(folder);
    rmSync(join(database, "backup_label.old"), { force: true });
    return unpacked ?? null;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    refuseFull(error, dirname(folder));
    if (error instanceof UnreadableBackup)
      throw new UnreadableBackup(error.kind, `${file} is no backup for this version: ${error.message}`);
    const { message } = Object(error) as { message?: unknown };
    throw new UnreadableBackup(
      kindOf(error),
      `${file} is no backup this version can read (it needs a whole one of PostgreSQL ${engineMajor}): ${String(message).slice(0, 200)}`,
    );
  }
}

// Unpacked here: the engine's own way leaves an unhandled rejection behind when the file is cut short.
const tarOf = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await promisify(gunzip)(readFileSync(file)));

/** Loads the tar of a version before this one. */
async function load(directory: string, tar: Uint8Array<ArrayBuffer>): Promise<void> {
  const loadDataDir = new Blob([tar], { type: "application/x-tar" });
  const pgliteWasmModule = await engineProgram();
  const engine = await PGlite.create({ dataDir: directory, extensions: { pg_trgm }, loadDataDir, pgliteWasmModule });
  await engine.close();
}

/** Lets the engine, in its own thread, go through its log, and read every table's definition. No start takes a newer schema. */
async function replay(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await database.longWork(REPLAY_LIMIT, async (client) => {
      await client.query("select count(*) from pg_class");
      await refuseOtherSchema(client, MIGRATIONS).catch((error: unknown) => {
        throw error instanceof ConfigurationError ? new UnreadableBackup("newerSchema", error.message) : error;
      });
      await client.query("checkpoint");
    });
  } finally {
    await database.close();
  }
}

async function placeFiles(staged: string, stores: RestoreOptions["stores"]): Promise<number> {
  let placed = 0;
  for (const [area, store] of Object.entries(await stores())) {
    const folder = join(staged, area);
    if (!existsSync(folder)) continue;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join("/");
      if (await store.has(key)) continue;
      await store.put(key, { path }, contentTypeOf(key));
      placed += 1;
    }
  }
  return placed;
}
