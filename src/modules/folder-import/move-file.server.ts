import { randomUUID } from "node:crypto";
import { lstat, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Failure } from "../../contract/errors.ts";
import type { Text } from "../../contract/text.ts";
import { codeOf } from "./file-error.server.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { stateOf, type ReadFile } from "./waiting-files.server.ts";

/** Where files go, beside where they were found. */
export type Place = "imported" | "refused";
const PLACES: readonly Place[] = ["imported", "refused"];

const PROBE = Buffer.alloc(64 * 1024); // as much as a full disk would refuse
const LONGEST = 180; // bytes of a name; time, number and ending come to it, and a file's name may have 255
const MAX_NAMESAKES = 1_000;

const refusal = (words: Text, named: Readonly<Record<string, string>>, error: unknown): Failure =>
  new Failure("invalidInput", { words, parameters: { ...named, reason: codeOf(error) } });

/**
 * Makes both places and moves a file of its own through them, before anything is imported that could not be moved away
 * afterwards. Throws `invalidInput` with the reason, which calls the folder as `shown`.
 */
export async function preparePlaces(folder: string, shown: string): Promise<void> {
  const name = `.terrace-${randomUUID()}`;
  let at = join(folder, name);
  try {
    await writeFile(at, PROBE, { flag: "wx" });
    for (const place of PLACES) {
      const path = join(folder, place);
      await mkdir(path).catch(async (error: unknown) => {
        if (codeOf(error) !== "EEXIST") throw error;
      });
      // Not through a link, which may lead anywhere.
      if (!(await lstat(path)).isDirectory()) throw Object.assign(new Error(path), { code: "ENOTDIR" });
      const next = join(path, name);
      await rename(at, next);
      at = next;
    }
  } catch (error) {
    throw refusal(texts.notWritable, { folder: shown }, error);
  } finally {
    await rm(at, { force: true }).catch(() => {}); // it was never there, or stays as a hidden file
  }
}

/** `20261127T191500Z`, so that names stand in the order of time. */
const stampOf = (now: number): string => new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");

function shortened(name: string): { readonly stem: string; readonly ending: string } {
  const ending = extname(name);
  let stem = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(stem) > LONGEST) stem = [...stem].slice(0, -1).join("");
  return { stem, ending };
}

/** Takes a name that nothing has, with an empty file, which a rename may then replace. */
async function freePath(folder: string, name: string, now: number): Promise<string> {
  const { stem, ending } = shortened(name);
  for (let count = 1; count <= MAX_NAMESAKES; count += 1) {
    const path = join(folder, `${stampOf(now)}${count === 1 ? "" : `-${count}`} ${stem}${ending}`);
    try {
      await (await open(path, "wx")).close();
      return path;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
  throw Object.assign(new Error(folder), { code: "EEXIST" });
}

/** What is to stand beside a refused file: its ending, which follows the file's whole name, and its content. */
export interface Report {
  readonly ending: string;
  readonly content: string | Buffer;
}

/** Writes a file that was not there. One that a full disk cut short is removed. */
async function writeNew(path: string, content: Report["content"]): Promise<void> {
  try {
    await writeFile(path, content, { flag: "wx" });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") await rm(path, { force: true });
    throw error;
  }
}

/**
 * Moves a file into its place under a name of its own, once its reports stand there: a process that is killed leaves no
 * file away without its reason. Returns the new path; undefined if the file is no longer the one that was read, and is
 * left alone: it was written again meanwhile, or another instance has moved it. Throws `invalidInput` with the reason if
 * it cannot be moved, or not with its reports.
 */
export async function moveFile(
  file: ReadFile,
  place: Place,
  { shown, now, reports }: { readonly shown: string; readonly now: number; readonly reports: readonly Report[] },
): Promise<string | undefined> {
  const from = join(file.folder, file.name);
  const unneeded: string[] = [];
  try {
    const target = await freePath(join(file.folder, place), file.name, now);
    unneeded.push(target);
    for (const { ending, content } of reports) {
      await writeNew(`${target}${ending}`, content).catch((error: unknown) => {
        throw refusal(texts.notWritten, { file: shown }, error);
      });
      unneeded.unshift(`${target}${ending}`); // the name itself is freed last: another run may take it then
    }
    if (stateOf(await lstat(from)) !== file.state) return undefined;
    await rename(from, target);
    const written = unneeded.splice(0).filter((path) => path !== target); // where the file itself stands now
    if (stateOf(await lstat(target)) === file.state) return target;
    await rename(target, from); // written again in the last moment
    unneeded.push(...written);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (codeOf(error) === "ENOENT") return undefined;
    throw refusal(texts.notMoved, { file: shown }, error);
  } finally {
    for (const path of unneeded) await rm(path, { force: true });
  }
}
