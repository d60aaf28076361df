import type { KeyObject } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { OtherFormat, readArchive, type ArchiveHead } from "./archive/archive.ts";
import type { ArchivedFile } from "./archive/archived-file.ts";
import { isSealed, openWith, SEAL_START } from "./archive/sealed.ts";

async function startsSealed(path: string): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const start = Buffer.alloc(SEAL_START);
    await handle.read(start, 0, SEAL_START, 0);
    return isSealed(start);
  } finally {
    await handle.close();
  }
}

/** The unsealed, unpacked bytes of an archive. */
async function readBytes<Result>(
  path: string,
  key: KeyObject | null,
  read: (bytes: Readable | AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const isClosed = await startsSealed(path);
  if (isClosed && !key) throw new Error("it is sealed, and BACKUP_KEY is not set");
  const [source, gunzip] = [createReadStream(path), createGunzip()];
  return isClosed && key ? pipeline(source, openWith(key), gunzip, read) : pipeline(source, gunzip, read);
}

async function writeFile({ name, content }: ArchivedFile, folder: string, made: Set<string>): Promise<void> {
  const path = join(folder, name);
  const parent = name.endsWith("/") ? path : dirname(path);
  if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 });
  made.add(parent);
  if (name.endsWith("/")) return;
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}

/**
 * Unpacks a backup below `folder`, which is empty. Resolves once every file is known to be the one that was written;
 * undefined: this is the form of versions before archives had checksums, of which nothing was unpacked.
 */
export async function unpackBackup(
  path: string,
  folder: string,
  key: KeyObject | null,
): Promise<ArchiveHead | undefined> {
  const made = new Set<string>();
  try {
    return await readBytes(path, key, (bytes) => readArchive(bytes, (file) => writeFile(file, folder, made)));
  } catch (error) {
    if (error instanceof OtherFormat) return undefined;
    throw error;
  }
}
