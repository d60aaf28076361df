import { createReadStream } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Logger } from "pino";
import type { Env } from "../../env.ts";
import { ConfigurationError } from "../../configuration-error.ts";
import { bucketStorage } from "../../storage/bucket-storage.ts";
import { makeFolder } from "../../storage/make-folder.ts";
import { syncFolder } from "../../storage/sync-folder.ts";

export interface KeptBackup {
  readonly name: string;
  /** ms. */
  readonly madeAt: number;
}

/** Where backups are stored: a folder or a bucket. */
export interface BackupPlace {
  /** Folder of this machine in which an archive is made. */
  readonly folder: string;
  /** Other installations may write backups to the same folder. The folder in DATA_DIR belongs to its owner alone. */
  readonly isShared: boolean;
  /** Where an operator finds a backup: its path, or its key in the bucket. */
  addressOf(name: string): string;
  /** Takes over the whole and synced file `part` of the folder. */
  keep(part: string, name: string): Promise<void>;
  /** The newest first. */
  list(): Promise<KeptBackup[]>;
  /** null if there is no such backup. */
  read(name: string): Promise<{ readonly stream: Readable; readonly size: number } | null>;
  remove(name: string): Promise<void>;
}

export type BackupEnv = Pick<Env, "dataDir" | "backup">;

/** At the end of the name of a backup that needs a key. */
export const SEALED = ".sealed";
const AREA = "backups/";
// Also in capitals: what versions before this one wrote.
const NAME = /^terrace-(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)z\.tar\.gz(?:\.sealed)?$/i;

/** Folder of the backups of an embedded database. */
export const backupFolder = (dataDir: string): string => join(dataDir, "backups");

export function backupName(madeAt: number, isSealed: boolean): string {
  const stamp = new Date(madeAt).toISOString().slice(0, 19).replaceAll(":", "-").toLowerCase();
  return `terrace-${stamp}z.tar.gz${isSealed ? SEALED : ""}`;
}

function backupsAmong(names: readonly string[]): KeptBackup[] {
  const found = names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    return day ? [{ name, madeAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
  });
  return found.toSorted((a, b) => b.madeAt - a.madeAt);
}

export function folderPlace(folder: string, isShared = true): BackupPlace {
  return {
    folder,
    isShared,
    addressOf: (name) => join(folder, name),
    async keep(part, name) {
      await rename(part, join(folder, name));
      await syncFolder(folder);
    },
    list: async () => backupsAmong(await readdir(folder).catch(() => [])),
    async read(name) {
      if (!NAME.test(name)) return null;
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return found && { stream: createReadStream(path), size: found.size };
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** The bucket of BACKUP_URL, or the folder `backups` of DATA_DIR. */
export function backupPlace({ dataDir, backup }: BackupEnv, log?: Logger): BackupPlace {
  const folder = backupFolder(dataDir);
  const { bucket } = backup;
  if (!bucket) return folderPlace(folder, false);
  const fault = (error: unknown) => log?.warn({ err: error }, "the bucket of backups did not do what it was asked");
  const storage = bucketStorage(bucket, { area: AREA, fault });
  return {
    folder,
    isShared: false,
    addressOf: (name) => name,
    async keep(part, name) {
      await storage.put(name, { path: part }, "application/octet-stream");
      await rm(part, { force: true });
    },
    async list() {
      const names: string[] = [];
      for await (const { key } of storage.list()) names.push(key);
      return backupsAmong(names);
    },
    read: async (name) => (NAME.test(name) ? storage.get(name) : null),
    remove: (name) => storage.remove(name),
  };
}

/**
 * Creates the folder in which archives are written, readable by this user alone. Throws `ConfigurationError` if that is
 * impossible.
 */
export function makeBackupFolder({ folder }: BackupPlace): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`No backup can be written to ${folder} (${reason}).`);
  }
}
