import { randomUUID } from "node:crypto";
import { link, lstat, mkdir, open, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LONGEST_KEY, type Storage } from "./storage.ts";

const KEY = /^[a-z0-9-]+(?:[/.][a-z0-9-]+)*$/; // no empty, dot or absolute part can be spelled with it

const isMissing = (error: unknown): boolean => {
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const HALF_WRITTEN = 3_600_000; // ms; nothing is written for so long, and several instances share the folder

/** Removes what processes that died while writing left; another instance's file may be under way beside it. */
async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const part = join(folder, name);
    const { mtimeMs } = await lstat(part).catch(() => ({ mtimeMs: Date.now() })); // written and gone meanwhile
    if (Date.now() - mtimeMs > HALF_WRITTEN) await rm(part, { force: true });
  }
}

/** Writes and syncs a file; resolves to its path. After a failure nothing is left. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<string> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return path;
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
    if (!KEY.test(key) || key.length > LONGEST_KEY) throw new Error("A storage key is made of [a-z0-9/.-].");
    return join(folder, key);
  };

  const write = (bytes: Uint8Array) => writeSynced(join(unfinished, randomUUID()), bytes);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const part = await write(bytes);
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
    async ping() {
      await rm(await write(new Uint8Array([1])));
    },
  };
}
