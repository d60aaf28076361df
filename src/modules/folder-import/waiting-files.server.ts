import { createHash } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { lstat, open, readdir, realpath, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { SHEET_LIMIT } from "../../contract/files/upload.ts";
import { Failure } from "../../contract/errors.ts";
import type { Module } from "../../crud/define-module.ts";
import { offers } from "../../crud/permissions.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { codeOf } from "./file-error.server.ts";

/** The folder of a module below IMPORT_DIR, such as `cms/product`. */
export interface ModuleFolder {
  readonly module: Module;
  /** Absolute. */
  readonly path: string;
}

/** A file whose content was read. */
export interface ReadFile {
  readonly folder: string;
  readonly name: string;
  /** Distinguishes it from any other file, and from itself once it was written again. */
  readonly state: string;
  /** Name, time and content in one text of 43 characters; the same wherever the folder is mounted. */
  readonly key: string;
}

// Formats that the import does not read are taken as well, so that somebody is told.
const SPREADSHEET = /\.(xlsx|xls|csv|ods)$/i;
const SETTLED = 60_000; // ms without a change, after which nobody writes it any more

/** When a file was last written; one dated in the future, by another machine's clock, when it came here. */
const writtenAt = ({ mtimeMs, ctimeMs }: Stats, now: number): number => (mtimeMs > now ? ctimeMs : mtimeMs);

/** The folders there are, in the order of `modules`. Throws `notFound` without IMPORT_DIR. */
export async function moduleFolders(root: string, modules: readonly Module[]): Promise<ModuleFolder[]> {
  const real = await realpath(root).catch(() => {
    throw new Failure("notFound", { words: texts.missing });
  });
  const folders: ModuleFolder[] = [];
  for (const module of modules.filter((each) => offers(each, "import"))) {
    const path = join(real, ...module.path.split("/"));
    // A link below the folder may lead anywhere.
    if ((await realpath(path).catch(() => undefined)) === path && (await lstat(path)).isDirectory())
      folders.push({ module, path });
  }
  return folders;
}

/** Names of the spreadsheets in a folder, in their order; neither links nor hidden files, nor locks of Excel. */
export async function waitingNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && SPREADSHEET.test(entry.name) && !/^(\.|~\$)/.test(entry.name))
    .map(({ name }) => name)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** What distinguishes one state of a file from another. */
export const stateOf = ({ dev, ino, size, mtimeMs }: Stats): string => [dev, ino, size, mtimeMs].join(":");

/**
 * Reads a file; of one larger than an upload may be, `bytes` is undefined. Undefined for what is no regular file or has
 * gone. Throws `invalidInput` for one that may not be read.
 */
export async function readWaiting(
  folder: string,
  name: string,
  now: number,
): Promise<{ readonly file: ReadFile; readonly bytes: Buffer | undefined } | "being written" | undefined> {
  const handle = await openRegular(folder, name);
  if (!handle) return undefined;
  try {
    const before = await handle.stat();
    if (!before.isFile()) return undefined;
    if (writtenAt(before, now) > now - SETTLED) return "being written";
    const bytes = before.size > SHEET_LIMIT ? undefined : await handle.readFile();
    const state = stateOf(before);
    if (stateOf(await handle.stat()) !== state) return "being written";
    const hash = createHash("sha256").update(JSON.stringify([name, before.size, Math.floor(before.mtimeMs / 1000)]));
    if (bytes) hash.update(bytes);
    return { file: { folder, name, state, key: hash.digest("base64url") }, bytes };
  } finally {
    await handle.close();
  }
}

async function openRegular(folder: string, name: string): Promise<FileHandle | undefined> {
  try {
    // Not followed if it is a link by now, and not waited for if it is a pipe.
    return await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ELOOP") return undefined;
    throw new Failure("invalidInput", { words: texts.notOpened, parameters: { file: name, reason: code } });
  }
}
