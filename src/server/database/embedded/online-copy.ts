import { open, readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { smallFile, type ArchivedFile } from "../backup/archive/archived-file.ts";
import { CLAIM_FILE } from "./folder-claim.ts";

/*
 * PostgreSQL's own online backup (its manual: "Making a Base Backup Using the Low Level API"). Between the start, which
 * is a checkpoint, and the stop the engine writes whole pages into its log; meanwhile the files are read from the disk
 * as they are, including torn pages. An engine that opens the copy replays the log from the start to the stop, and
 * refuses to open if a part of it is missing. So other callers only wait for the two statements.
 */

const WAL = "pg_wal";
const CONTROL = "global/pg_control";
const SEGMENT = /^[0-9A-F]{24}$/;
const SEGMENTS_EACH = 256; // of 16 MB, in each of the log's numbers
// Files that the manual says to leave out, because they are created again at each start.
const EMPTIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|\/pgsql_tmp\//;
const LEFT_OUT = new RegExp(
  String.raw`(?:^|/)(?:postmaster\.\w+|pg_internal\.init\S*|pgsql_tmp\S*|t\d+_\d+\S*|backup_label\S*|${CLAIM_FILE})$`,
);
const CHUNK = 262_144; // bytes read at a time

/** Runs a statement in the session of the backup and returns its only row. */
export type Ask = (statement: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

export interface OnlineCopy {
  /**
   * The files of the database as of one moment after the call: they contain every commit acknowledged before, and no
   * commit partly. Only one copy runs at a time; a second one waits. Stopping the iteration ends it.
   */
  files(): AsyncGenerator<ArchivedFile>;
  /** While it is true, no checkpoint may be made: it removes the log that the copy still needs. */
  readonly isUnderWay: boolean;
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Exactly `size` bytes of a file that may grow or shrink while it is read. Replaying the log corrects what is wrong in
 * them.
 */
async function* firstBytes(path: string, size: number): AsyncGenerator<Uint8Array> {
  const handle = await open(path, "r").catch((error: unknown) => {
    if (isMissing(error)) return null; // its table was dropped: zeros, which the replay drops as well
    throw error;
  });
  try {
    for (let at = 0; at < size;) {
      const chunk = Buffer.alloc(Math.min(CHUNK, size - at));
      const { bytesRead } = (await handle?.read(chunk, 0, chunk.length, at)) ?? { bytesRead: 0 };
      yield bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead);
      at += bytesRead === 0 ? chunk.length : bytesRead;
    }
  } finally {
    await handle?.close();
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const handle = await open(path, "r");
    try {
      return (await handle.stat()).size;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Everything but the log and the control file. */
async function* dataFiles(directory: string): AsyncGenerator<ArchivedFile> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path).split(sep).join("/");
    if (entry.isDirectory()) yield { name: `${name}/`, size: 0, content: firstBytes(path, 0) };
    if (!entry.isFile() || name === CONTROL || EMPTIED.test(name) || LEFT_OUT.test(name)) continue;
    const size = await sizeOf(path);
    if (size !== undefined) yield { name, size, content: firstBytes(path, size) };
  }
}

const placeOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_EACH + Number.parseInt(segment.slice(16), 16);

/** The segments of the log from `first` to `last`; throws where one is not there any more. */
async function segments(directory: string, first: string, last: string): Promise<readonly string[]> {
  const found = (await readdir(join(directory, WAL)))
    .filter((name) => SEGMENT.test(name) && name >= first && name <= last)
    .toSorted();
  if (found.length !== placeOf(last) - placeOf(first) + 1)
    throw new Error("The log of the backup was removed before it was copied.");
  return found;
}

async function* logFiles(directory: string, first: string, last: string): AsyncGenerator<ArchivedFile> {
  for (const segment of await segments(directory, first, last)) {
    const path = join(directory, WAL, segment);
    const size = (await sizeOf(path)) ?? 0;
    yield { name: `${WAL}/${segment}`, size, content: firstBytes(path, size) };
  }
  await segments(directory, first, last); // a restart of the engine makes a checkpoint
}

async function* copyOf(directory: string, ask: Ask): AsyncGenerator<ArchivedFile> {
  await ask("select pg_backup_start('terrace', true)");
  let stopped: ReturnType<Ask> | undefined;
  const stop = () =>
    (stopped ??= ask("select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)"));
  try {
    yield* dataFiles(directory);
    yield smallFile(CONTROL, await readFile(join(directory, CONTROL)));
    await stop();
  } finally {
    if (!stopped) await stop().catch(() => undefined); // the reader stopped, or the engine was restarted
  }
  const { label, last } = (await stop()) ?? {};
  const first = /\(file ([0-9A-F]{24})\)/.exec(String(label))?.[1];
  if (first === undefined || typeof last !== "string") throw new Error("The engine did not say what its backup needs.");
  yield smallFile("backup_label", Buffer.from(String(label)));
  yield* logFiles(directory, first, last);
}

export function onlineCopy(directory: string, ask: Ask): OnlineCopy {
  let underWay = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    get isUnderWay() {
      return underWay > 0;
    },
    async *files() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      underWay += 1;
      try {
        yield* copyOf(directory, ask);
      } finally {
        underWay -= 1;
        resolve();
      }
    },
  };
}
