import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigurationError } from "../../configuration-error.ts";
import { makeFolder } from "../../storage/make-folder.ts";

export interface DirectoryLock {
  /** Inode of the held lock file; it stays the same when the file is renamed. */
  readonly inode: string;
  release(): void;
}

/** Another process owns the directory. */
export class DataDirectoryInUse extends ConfigurationError {}

// The kernel's lock ends when the handle is garbage collected, so it is referenced here.
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only owner of `dataDir` until `release` or the process's end (RE-03, W14): the embedded
 * engine takes no lock of its own and two owners lose each other's rows. Throws `DataDirectoryInUse` at once when
 * another process owns it.
 *
 * The lock is the kernel's, held through an exclusive transaction on the file `lock`, not a process id in a file:
 * it ends with its process however that dies, a busy or stopped owner keeps it, two takers
 * cannot both get it, and it is seen from another container on the same machine, where process ids mean nothing.
 * Nothing else in this process may open the file: closing any handle on it would give the lock up (POSIX).
 * Who moves the file away makes room for a second owner of it: `claimFolder` holds the database's own folder.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const owner = join(dataDir, "lock.owner");
  const file = openLock(dataDir);
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new DataDirectoryInUse(
      `The data directory ${dataDir} is in use by ${ownerOf(owner)}: stop it first, or set another DATA_DIR.`,
    );
  }
  held.add(file);
  // Only for the message above; never believed.
  writeFileSync(owner, `process ${process.pid}, running since ${new Date().toISOString()}`, { mode: 0o600 });
  const { dev, ino } = statSync(join(dataDir, "lock"), { bigint: true });
  return {
    inode: `${dev}:${ino}`,
    release() {
      if (!held.delete(file)) return;
      rmSync(owner, { force: true });
      file.close();
    },
  };
}

function openLock(dataDir: string): DatabaseSync {
  try {
    makeFolder(dataDir);
    return new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`DATA_DIR is ${dataDir}, where nothing can be stored (${reason}).`);
  }
}

function ownerOf(file: string): string {
  try {
    return (
      readFileSync(file, "utf8")
        .replace(/[^\x20-\x7e]/g, "")
        .slice(0, 100) || "another process"
    );
  } catch {
    return "another process";
  }
}
