import type { KeyObject } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { ArchiveFault } from "./archive/archive-fault.ts";
import { OtherFormat, readArchive, type ArchiveHead } from "./archive/archive.ts";
import type { ArchivedFile } from "./archive/archived-file.ts";
import { isSealed, openWith, SEAL_START } from "./archive/archive-seal.ts";

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

function gzipFault(error: unknown): ArchiveFault | undefined {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (code === "Z_BUF_ERROR") return new ArchiveFault("cutShort", String(message));
  return typeof code === "string" && code.startsWith("Z_") ? new ArchiveFault("damaged", String(message)) : undefined;
}

/** The unsealed, unpacked bytes of an archive. */
async function readBytes<Result>(
  path: string,
  key: KeyObject | null,
  read: (bytes: Readable | AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const isClosed = await startsSealed(path);
  if (isClosed && !key) throw new ArchiveFault("noKey", "it is sealed, and BACKUP_KEY is not set");
  const [source, gunzip] = [createReadStream(path), createGunzip()];
  try {
    return await (isClosed && key ? pipeline(source, openWith(key), gunzip, read) : pipeline(source, gunzip, read));
  } catch (error) {
    throw gzipFault(error) ?? error;
  }
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

export interface Unpacked {
  readonly head: ArchiveHead;
  /** Names of all files of the stores, such as `files/a.jpg`. */
  readonly stored: readonly string[];
}

/**
 * Unpacks a backup below `folder`, which is empty; without `isWhole` its files are read and checked only. Resolves once
 * every file is known to be the one that was written; undefined: this is the form of versions before archives had
 * checksums, of which nothing was unpacked.
 */
export async function unpackBackup(
  path: string,
  { folder, key, isWhole }: { readonly folder: string; readonly key: KeyObject | null; readonly isWhole: boolean },
): Promise<Unpacked | undefined> {
  const made = new Set<string>();
  const stored: string[] = [];
  const take = async (file: ArchivedFile) => {
    const isStored = !file.name.startsWith("database/");
    if (isStored) stored.push(file.name);
    if (isWhole || !isStored) return writeFile(file, folder, made);
    for await (const _ of file.content); // for its checksum
  };
  try {
    return { head: await readBytes(path, key, (bytes) => readArchive(bytes, take)), stored };
  } catch (error) {
    if (error instanceof OtherFormat) return undefined;
    throw error;
  }
}
