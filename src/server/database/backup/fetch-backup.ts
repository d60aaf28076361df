import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeBackupFolder, type BackupPlace } from "./backup-place.ts";

/**
 * Passes `work` a local file with the backup of this name. A backup in a bucket is downloaded and removed afterwards.
 */
export async function withBackupFile<Result>(
  place: BackupPlace,
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result | undefined> {
  const file = join(place.folder, name);
  if (existsSync(file)) return work(file);
  const found = await place.read(name);
  if (!found) return undefined;
  makeBackupFolder(place);
  const fetched = join(place.folder, `${name}.${randomUUID()}.fetched`);
  try {
    await pipeline(found.stream, createWriteStream(fetched, { mode: 0o600 }));
    return await work(fetched);
  } finally {
    await rm(fetched, { force: true });
  }
}
