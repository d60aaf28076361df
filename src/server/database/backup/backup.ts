import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database.ts";

export const keptDays = 7;
const dayMs = 86_400_000;
const pattern = /^terrace-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Folder of the nightly dumps of an embedded database. */
export const backupFolder = (dataDir: string) => join(dataDir, "backups");

/**
 * Writes a dump of the embedded database into `folder`, whole and fsynced or not at all, and returns its path. `now`
 * in milliseconds gives it its name. Queries wait meanwhile. Rejects for a PostgreSQL server: pg_dump is its tool.
 */
export async function writeBackup(database: Database, folder: string, now: number): Promise<string> {
  if (!database.dump) throw new Error("A PostgreSQL server is backed up with pg_dump.");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `terrace-${stamp}Z.tar.gz`);
  await database.dump(file);
  return file;
}

/** The dumps in `folder`, newest first, with the time each was made in milliseconds. */
export async function listBackups(folder: string): Promise<{ file: string; madeAt: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
    return day ? [{ file: join(folder, name), madeAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
  });
  return found.sort((a, b) => b.madeAt - a.madeAt);
}

/** Deletes dumps older than the kept days, never the newest one, and what a killed dump left half written. */
export async function pruneBackups(folder: string, now: number): Promise<void> {
  const [, ...older] = await listBackups(folder);
  for (const { file, madeAt } of older) {
    if (madeAt < now - keptDays * dayMs) await rm(file, { force: true });
  }
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.startsWith("terrace-") && name.endsWith(".part")) await rm(join(folder, name), { force: true });
  }
}
