import { randomUUID, type KeyObject } from "node:crypto";
import { open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { HOUR } from "../../../contract/date/durations.ts";
import { SIZED } from "../../../contract/public/picture-sizes.ts";
import type { Env } from "../../env.ts";
import type { Services } from "../../services.ts";
import type { Storage } from "../../storage/storage.ts";
import { engineMajor } from "../embedded/lite-messages.ts";
import { writeArchive } from "./archive/archive.ts";
import type { ArchivedFile } from "./archive/archived-file.ts";
import { sealWith } from "./archive/archive-seal.ts";
import { backupName, makeBackupFolder, type BackupPlace, type KeptBackup } from "./backup-place.ts";
import { expiredBackups } from "./retention.ts";

export type BackupNeeds = Pick<Services, "database" | "privateFiles" | "storage"> & {
  readonly env: Pick<Env, "backup">;
};

export interface WrittenBackup extends KeptBackup {
  /** Bytes. */
  readonly size: number;
}

const LEVEL = 1; // of gzip; the next level takes half as long again and saves a twentieth
const RESERVE = 128 * 1024 * 1024; // bytes that a backup leaves free on its disk, for the database itself
const SPELL = 262_144; // bytes between two rests
const LONGEST_REST = 100; // ms
const UNFINISHED = ".part";
const DEAD = HOUR; // ms without a byte
const LOOK_EVERY = 32 * 1024 * 1024; // bytes written between two looks at the disk

/** Files of this process that are being written: one backup may be made by hand while another is. */
const underWay = new Set<string>();

/** The files of a store that are not in `seen` yet, without resized pictures, which are made again on demand. */
async function* filesOf(area: string, storage: Storage, seen: Set<string>): AsyncGenerator<ArchivedFile> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) if (!key.startsWith(SIZED)) keys.push(key);
  for (const key of keys) {
    const name = `${area}/${key}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const found = await storage.get(key);
    if (found) yield { name, size: found.size, content: found.stream }; // else removed meanwhile, after its record
  }
}

/**
 * Files, then the database, then the files that came meanwhile. A file is never changed, and goes after its record: so
 * those that the records of the database's moment name were there before it and are in the first part, or came since
 * and are in the last.
 */
async function* contentOf({ database, env, privateFiles, storage }: BackupNeeds): AsyncGenerator<ArchivedFile> {
  if (!database.copy) throw new Error("A PostgreSQL server is backed up with pg_dump.");
  const seen = new Set<string>();
  async function* files(): AsyncGenerator<ArchivedFile> {
    if (!env.backup.hasFiles) return;
    yield* filesOf("files", storage, seen);
    yield* filesOf("private", privateFiles, seen);
  }
  yield* files();
  for await (const file of database.copy.files()) yield { ...file, name: `database/${file.name}` };
  yield* files();
}

async function refuseFullDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > RESERVE) return;
  const words = `The disk of ${folder} has less than ${RESERVE / 1024 / 1024} MB left: no backup is written.`;
  throw Object.assign(new Error(words), { code: "ENOSPC" });
}

/** Rests as long as it works, so that those who are served get their share of the processor, and of the disk. */
async function* atLeisure(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let [began, done] = [performance.now(), 0];
  for await (const chunk of bytes) {
    signal.throwIfAborted();
    yield chunk;
    done += chunk.length;
    if (done < SPELL) continue;
    await pause(Math.min(performance.now() - began, LONGEST_REST));
    [began, done] = [performance.now(), 0];
  }
}

/** Writes and syncs. */
async function writeWhole(
  path: string,
  folder: string,
  content: AsyncIterable<Uint8Array>,
  key: KeyObject | null,
): Promise<void> {
  const handle = await open(path, "w", 0o600);
  const write = async (chunks: AsyncIterable<Uint8Array>) => {
    let sinceLook = LOOK_EVERY;
    for await (const chunk of chunks) {
      sinceLook += chunk.length;
      if (sinceLook >= LOOK_EVERY) {
        sinceLook = 0;
        await refuseFullDisk(folder);
      }
      await handle.writeFile(chunk);
    }
  };
  try {
    const gzip = createGzip({ level: LEVEL });
    await (key ? pipeline(content, gzip, sealWith(key), write) : pipeline(content, gzip, write));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes what a killed process left half written; in a folder that others may use too, once it is surely dead. */
async function removeUnfinished({ folder, isShared }: BackupPlace): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith("terrace-") || !name.endsWith(UNFINISHED) || underWay.has(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (!isShared || mtimeMs < Date.now() - DEAD) await rm(path, { force: true });
  }
}

/**
 * Writes a backup of the embedded database and its files to `place`, completely and synced or not at all, while the
 * server keeps working. Its name contains `now` (ms). Rejects once `signal` is aborted, and for a PostgreSQL server,
 * whose tool is pg_dump.
 */
export async function writeBackup(
  services: BackupNeeds,
  place: BackupPlace,
  now: number,
  signal = new AbortController().signal,
): Promise<WrittenBackup> {
  const { key } = services.env.backup;
  makeBackupFolder(place);
  await removeUnfinished(place); // first, as they take the room
  const name = backupName(now, key !== null);
  const unfinished = `${name}.${randomUUID()}${UNFINISHED}`;
  const part = join(place.folder, unfinished);
  underWay.add(unfinished);
  try {
    const head = { madeAt: new Date(now).toISOString(), engine: engineMajor, hasFiles: services.env.backup.hasFiles };
    await writeWhole(part, place.folder, atLeisure(writeArchive(head, contentOf(services)), signal), key);
    const { size } = await stat(part);
    await place.keep(part, name);
    return { name, madeAt: now, size };
  } finally {
    await rm(part, { force: true });
    underWay.delete(unfinished);
  }
}

/** Deletes the backups that `outlived` names. */
export async function pruneBackups(place: BackupPlace, now: number): Promise<void> {
  for (const { name } of expiredBackups(await place.list(), now)) await place.remove(name);
}
