import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, lstat, mkdir, open, readdir, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { HOUR } from "../../contract/date/durations.ts";
import { refuseOtherKeys, type Content, type Storage, type StoredFile } from "./storage.ts";
import { syncFolder } from "./sync-folder.ts";

const isMissing = (error: unknown): boolean => {
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";
};

const HALF_WRITTEN = HOUR; // ms; nothing is written for so long, and several instances share the folder

/**
 * Removes files that processes left when they died while writing. Files of other running instances may be beside them.
 */
async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const part = join(folder, name);
    const { mtimeMs } = await lstat(part).catch(() => ({ mtimeMs: Date.now() })); // written and gone meanwhile
    if (Date.now() - mtimeMs > HALF_WRITTEN) await rm(part, { force: true });
  }
}

/** Writes and syncs a file; resolves to its path. After a failure nothing is left. */
async function writeSynced(path: string, content: Content): Promise<string> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(content instanceof Uint8Array ? content : createReadStream(content.path));
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return path;
}

/** All stored files of the folder. Files that are being written are in a folder whose name no key can have. */
async function* filesBelow(folder: string): AsyncIterable<StoredFile> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join("/");
    if (key.startsWith(".")) continue;
    const stat = await lstat(path).catch(() => null); // removed meanwhile
    if (stat) yield { key, size: stat.size, changedAt: stat.mtimeMs };
  }
}

/**
 * Files below one folder. A file appears whole or not at all: it is written and synced under another name, then linked
 * to its own, which fails if that exists (UP-05).
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const unfinished = join(folder, ".unfinished");
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await sweepUnfinished(unfinished);

  const pathOf = (key: string): string => {
    refuseOtherKeys(key);
    return join(folder, key);
  };

  const write = (content: Content) => writeSynced(join(unfinished, randomUUID()), content);
  return {
    async put(key, content) {
      const path = pathOf(key);
      const part = await write(content);
      try {
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await link(part, path);
        await syncFolder(dirname(path));
        if (made !== undefined) await syncFolder(dirname(made));
      } finally {
        await rm(part, { force: true });
      }
    },
    async get(key) {
      try {
        const handle = await open(pathOf(key), "r");
        const stat = await handle.stat();
        if (!stat.isFile()) return await handle.close().then(() => null);
        return { stream: handle.createReadStream(), size: stat.size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(key) {
      try {
        return (await lstat(pathOf(key))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    list: () => filesBelow(folder),
    directLink: async () => undefined,
    async ping() {
      await rm(await write(new Uint8Array([1])));
    },
  };
}
